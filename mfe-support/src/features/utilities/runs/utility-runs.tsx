import { useMessages, type ApiError } from '@porchlight/client';
import { ErrorState, ListCard } from '@porchlight/console-ui';
import { utilityKinds, type UtilityService } from '@porchlight/contracts';
import { useId } from 'react';
import { useWho } from '../../../shared/reports/use-who.ts';
import { utilitiesMessages } from '../messages/catalog.ts';
import type { TabProps } from '../tab-props.ts';
import { runCalls } from './run-calls.ts';
import { UtilityRow } from './utility-row.tsx';
import css from './utility-runs.module.css';

const pollMs = 2_000;
const services = Object.keys(utilityKinds) as UtilityService[];

/** Utilities that take long, each with its last run; a service that does not respond fails alone. */
export function UtilityRuns({ tabs }: TabProps) {
  const t = useMessages(utilitiesMessages);
  const headingId = useId();
  return (
    <ListCard {...tabs}>
      <section aria-labelledby={headingId} className={css.runs}>
        <h2 id={headingId}>{t('runs')}</h2>
        {services.map((service) => (
          <ServiceRuns key={service} service={service} />
        ))}
      </section>
    </ListCard>
  );
}

/**
 * The utilities of a service, requested again and again while one runs. They are known before their runs: the page does
 * not move when those arrive.
 */
function ServiceRuns({ service }: { readonly service: UtilityService }) {
  const t = useMessages(utilitiesMessages);
  const { list } = runCalls[service];
  const { data, error, refetch } = list.useQuery(undefined, { refetchOnMountOrArgChange: true });
  const isRunning = data?.runs.some(({ state }) => state === 'running') ?? false;
  list.useQuerySubscription(undefined, { pollingInterval: isRunning ? pollMs : 0 });
  const who = useWho(data?.runs.map(({ startedBy }) => startedBy) ?? []);
  if (error && !data)
    return (
      <ErrorState
        title={t(`runsFailed.${service}`)}
        message={(error as ApiError).message}
        retryText={t('tryAgain')}
        onRetry={() => void refetch()}
      />
    );
  return (
    <ul className={css.list}>
      {utilityKinds[service].map((kind) => (
        <UtilityRow
          key={kind}
          service={service}
          kind={kind}
          isLoaded={data !== undefined}
          run={data?.runs.find((run) => run.kind === kind)}
          who={who}
        />
      ))}
    </ul>
  );
}
