import { flash, useMessages, usePermission } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import type { FailedJob, FailedJobKind } from '@porchlight/contracts';
import { Button, VisuallyHidden } from '@porchlight/ui';
import { useMoment } from '../../../shared/use-moment.ts';
import { utilitiesMessages } from '../messages/catalog.ts';
import { useWarning } from '../use-warning.ts';
import { failedJobCalls, type JobService } from './failed-job-calls.ts';
import css from './failed-jobs.module.css';

interface Props {
  readonly service: JobService;
  readonly kind: FailedJobKind;
  /** Called when the list is about to change, so that the focus does not get lost with a button. */
  readonly onRetried: () => void;
}

/** Failed jobs of a kind with their errors, of which one or all are retried. */
export function FailedKind({ service, kind, onRetried }: Props) {
  const t = useMessages(utilitiesMessages);
  const momentOf = useMoment();
  const { name, target, count, jobs } = kind;
  return (
    <li className={css.kind}>
      <div className={css.head}>
        <div>
          <h3>{name}</h3>
          <p>{kind.kind === 'event' ? t('failedJobs.event', { target }) : t('failedJobs.task')}</p>
          <p>{t('failedJobs.count', { count, since: jobs[0] ? momentOf(jobs[0].madeAt) : '' })}</p>
        </div>
        <RetryButton service={service} kind={kind} onRetried={onRetried} />
      </div>
      <details>
        <summary>{t('failedJobs.jobs', { count: jobs.length })}</summary>
        <ul className={css.list}>
          {jobs.map((job) => (
            <li key={job.id} className={css.head}>
              <Job job={job} />
              <RetryButton service={service} kind={kind} job={job} onRetried={onRetried} />
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

function Job({ job: { id, attempts, madeAt, lastError } }: { readonly job: FailedJob }) {
  const t = useMessages(utilitiesMessages);
  const momentOf = useMoment();
  return (
    <div>
      <p>{t('failedJobs.job', { id })}</p>
      <p className={css.error}>{lastError ?? t('failedJobs.noError')}</p>
      <p className={css.none}>{t('failedJobs.written', { attempts, time: momentOf(madeAt) })}</p>
    </div>
  );
}

/** Button that retries a job, or all of the kind; absent for users who may not. */
function RetryButton({ service, kind, job, onRetried }: Props & { readonly job?: FailedJob }) {
  const t = useMessages(utilitiesMessages);
  const dispatch = useDispatch();
  const warn = useWarning();
  const mayRetry = usePermission('modifyUtilities');
  const [retry, { isLoading }] = failedJobCalls[service].retry.useMutation();
  if (!mayRetry) return null;
  const { name, target } = kind;
  const press = async () => {
    const { data, error } = await retry({ body: { name, target, ...(job ? { id: job.id } : {}) } });
    if (error) warn(error);
    if (!data) return;
    dispatch(
      flash({ type: data.retried > 0 ? 'success' : 'info', text: t('failedJobs.retried', { count: data.retried }) }),
    );
    onRetried();
  };
  return (
    <Button onClick={() => void press()} isBusy={isLoading} busyText={t('failedJobs.retrying')}>
      {t(job ? 'failedJobs.retry' : 'failedJobs.retryAll')}
      <VisuallyHidden> {job ? t('failedJobs.job', { id: job.id }) : name}</VisuallyHidden>
    </Button>
  );
}
