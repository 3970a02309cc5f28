import { useMessages, type ApiError } from '@porchlight/client';
import { ErrorState } from '@porchlight/console-ui';
import { utilityKinds, type UtilityRun } from '@porchlight/contracts/catalog';
import { Card } from '@porchlight/ui';
import { useId } from 'react';
import { useWho } from '../../../shared/reports/use-who.ts';
import { utilitiesMessages } from '../messages/catalog.ts';
import { runCalls } from './run-calls.ts';
import { UtilityRow } from './utility-row.tsx';
import css from './utility-runs.module.css';

const pollMs = 2_000;

/** Utilities that take long, each with its last run; requested again and again while one runs. */
export function UtilityRuns() {
  const t = useMessages(utilitiesMessages);
  const headingId = useId();
  const { data, error, refetch } = runCalls.useListUtilityRunsQuery(undefined, { refetchOnMountOrArgChange: true });
  const isRunning = data?.runs.some(({ state }) => state === 'running') ?? false;
  runCalls.endpoints.listUtilityRuns.useQuerySubscription(undefined, { pollingInterval: isRunning ? pollMs : 0 });
  return (
    <section aria-labelledby={headingId}>
      <Card isPadded className={css.runs}>
        <h2 id={headingId}>{t('runs')}</h2>
        {error && !data && (
          <ErrorState
            title={t('runsFailed')}
            message={(error as ApiError).message}
            retryText={t('tryAgain')}
            onRetry={() => void refetch()}
          />
        )}
        {(data ?? !error) && <Utilities runs={data?.runs} />}
      </Card>
    </section>
  );
}

/** The utilities are known before their runs: the page does not move when those arrive. */
function Utilities({ runs }: { readonly runs: readonly UtilityRun[] | undefined }) {
  const who = useWho(runs?.map(({ startedBy }) => startedBy) ?? []);
  return (
    <ul className={css.list}>
      {utilityKinds.map((kind) => (
        <UtilityRow
          key={kind}
          kind={kind}
          isLoaded={runs !== undefined}
          run={runs?.find((run) => run.kind === kind)}
          who={who}
        />
      ))}
    </ul>
  );
}
