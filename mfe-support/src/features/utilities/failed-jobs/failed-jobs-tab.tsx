import { useMessages, type ApiError } from '@porchlight/client';
import { ErrorState, ListCard, RowsSkeleton } from '@porchlight/console-ui';
import { backServices } from '@porchlight/contracts';
import { useId, useRef } from 'react';
import { utilitiesMessages } from '../messages/catalog.ts';
import type { TabProps } from '../tab-props.ts';
import { failedJobCalls, type JobService } from './failed-job-calls.ts';
import { FailedKind } from './failed-kind.tsx';
import css from './failed-jobs.module.css';

/** Failed jobs of each service; a service that does not respond fails alone. */
export function FailedJobsTab({ tabs }: TabProps) {
  const t = useMessages(utilitiesMessages);
  return (
    <ListCard {...tabs}>
      <div className={css.services}>
        <p>{t('failedJobs.text')}</p>
        {backServices.map((service) => (
          <ServiceJobs key={service} service={service} />
        ))}
      </div>
    </ListCard>
  );
}

function ServiceJobs({ service }: { readonly service: JobService }) {
  const t = useMessages(utilitiesMessages);
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, refetch } = failedJobCalls[service].list.useQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <section aria-labelledby={headingId} className={css.service}>
      <h2 id={headingId} ref={heading} tabIndex={-1}>
        {t(`failedJobs.service.${service}`)}
      </h2>
      {!data && !error && <RowsSkeleton rows={1} label={t('failedJobs.loading')} />}
      {error && (
        <ErrorState
          title={t('failedJobs.failed')}
          message={(error as ApiError).message}
          retryText={t('tryAgain')}
          onRetry={() => void refetch()}
        />
      )}
      {data && !error && data.kinds.length === 0 && <p className={css.none}>{t('failedJobs.none')}</p>}
      {data && !error && data.kinds.length > 0 && (
        <ul className={css.list}>
          {data.kinds.map((kind) => (
            <FailedKind
              key={`${kind.target} ${kind.name}`}
              service={service}
              kind={kind}
              onRetried={() => heading.current?.focus()}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
