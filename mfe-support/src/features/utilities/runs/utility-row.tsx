import { flash, useFormat, useMessages, usePermission, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { StatusBadge, type StatusTone } from '@porchlight/console-ui';
import type { UtilityKind, UtilityRun, UtilityState } from '@porchlight/contracts/catalog';
import { Button, VisuallyHidden } from '@porchlight/ui';
import { utilitiesMessages } from '../messages/catalog.ts';
import { runCalls } from './run-calls.ts';
import css from './utility-runs.module.css';

const tones: Readonly<Record<UtilityState, StatusTone>> = {
  running: 'info',
  done: 'ok',
  cancelled: 'quiet',
  failed: 'danger',
};

interface Props {
  readonly kind: UtilityKind;
  readonly isLoaded: boolean;
  /** Absent if it never ran. */
  readonly run: UtilityRun | undefined;
  /** Writes when it was started and by whom. */
  readonly who: (time: string, id: string | undefined) => string;
}

/** A utility with its last run, and the button that starts or cancels it. */
export function UtilityRow({ kind, isLoaded, run, who }: Props) {
  const t = useMessages(utilitiesMessages);
  const mayStart = usePermission('modifyUtilities');
  return (
    <li className={css.utility}>
      <div className={css.texts}>
        <h3>{t(`run.${kind}`)}</h3>
        <p>{t(`run.${kind}.text`)}</p>
        {run ? (
          <div className={css.state}>
            <StatusBadge tone={tones[run.state]}>{t(`run.state.${run.state}`)}</StatusBadge>
            <span>{who(run.startedAt, run.startedBy)}</span>
          </div>
        ) : (
          <p className={css.never}>{t(isLoaded ? 'run.never' : 'runsLoading')}</p>
        )}
        {run && run.state !== 'done' && <Progress name={t(`run.${kind}`)} run={run} />}
      </div>
      {mayStart &&
        (run?.state === 'running' ? (
          <CancelButton run={run} />
        ) : (
          <StartButton kind={kind} isLoaded={isLoaded} run={run} />
        ))}
    </li>
  );
}

function Progress({ name, run: { done, total, state } }: { readonly name: string; readonly run: UtilityRun }) {
  const t = useMessages(utilitiesMessages);
  const format = useFormat();
  const text =
    total === undefined
      ? t('run.counting')
      : t('run.progress', { done: format.number(done), total: format.number(total) });
  return (
    <div className={css.progress} role={state === 'running' ? 'status' : undefined}>
      <progress aria-label={name} {...(total === undefined ? {} : { max: total, value: done })} />
      <span>{text}</span>
    </div>
  );
}

function StartButton({ kind, isLoaded, run }: Omit<Props, 'who'>) {
  const t = useMessages(utilitiesMessages);
  const [start, { isLoading }] = runCalls.useStartUtilityMutation();
  const warn = useWarning();
  const press = async () => {
    const { error } = await start({ body: { kind } });
    if (error) warn(error);
  };
  return (
    <Button onClick={() => void press()} disabled={!isLoaded} isBusy={isLoading} busyText={t('run.starting')}>
      {t(run?.state === 'failed' ? 'run.goOn' : 'run.start')}
      <VisuallyHidden> {t(`run.${kind}`)}</VisuallyHidden>
    </Button>
  );
}

function CancelButton({ run: { id, kind } }: { readonly run: UtilityRun }) {
  const t = useMessages(utilitiesMessages);
  const [cancel, { isLoading }] = runCalls.useCancelUtilityMutation();
  const warn = useWarning();
  const press = async () => {
    const { error } = await cancel({ params: { id } });
    if (error) warn(error);
  };
  return (
    <Button onClick={() => void press()} isBusy={isLoading} busyText={t('run.cancelling')}>
      {t('run.cancel')}
      <VisuallyHidden> {t(`run.${kind}`)}</VisuallyHidden>
    </Button>
  );
}

/** Returns a function that shows why a call was refused. */
function useWarning(): (error: unknown) => void {
  const dispatch = useDispatch();
  return (error) => void dispatch(flash({ type: 'error', text: (error as ApiError).message }));
}
