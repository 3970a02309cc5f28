import { useFormat, useMessages } from '@porchlight/client';
import { KeyValue, StatusBadge } from '@porchlight/console-ui';
import { importRetentionDays, type AccountImport } from '@porchlight/contracts/accounts';
import { Card } from '@porchlight/ui';
import { useWho } from '../../../shared/reports/use-who.ts';
import { useMoment } from '../../../shared/use-moment.ts';
import { ImportRowList } from '../import-rows/import-row-list.tsx';
import { stateTones } from '../import-tones.ts';
import css from '../import.module.css';
import { importMessages } from '../messages/catalog.ts';
import { ResultActs } from './result-acts.tsx';

interface Props {
  readonly found: AccountImport;
}

/** Progress of an import or of its roll-back, then the result of each row. */
export function RunStep({ found }: Props) {
  const t = useMessages(importMessages);
  const { id, state, columns, fileName } = found;
  const lists =
    state === 'rolled_back' ? (['all', 'problems', 'kept'] as const) : (['all', 'problems', 'skip'] as const);
  return (
    <>
      <Card isPadded>
        <section className={css.card} aria-label={fileName}>
          <h2>{fileName}</h2>
          <StatusBadge tone={stateTones[state]}>{t(`state.${state}`)}</StatusBadge>
          <Progress found={found} />
          <Facts found={found} />
          <ResultActs found={found} />
        </section>
      </Card>
      {columns.length === 0 ? (
        <p>{t('rowsDeleted', { days: importRetentionDays })}</p>
      ) : (
        <ImportRowList key={state} id={id} lists={lists} />
      )}
    </>
  );
}

function Progress({ found: { state, rowCount, counts } }: Props) {
  const t = useMessages(importMessages);
  const format = useFormat();
  if (state === 'uploaded' || state === 'dry_run') return null;
  const { created, updated, skipped, failed, cancelled, removed, restored, kept } = counts;
  const [done, total] =
    state === 'rolling_back'
      ? [removed + restored + kept, created + updated]
      : [created + updated + skipped + failed + cancelled, rowCount];
  const values = { created, updated, failed, removed, restored, kept };
  const texts = Object.fromEntries(Object.entries(values).map(([key, value]) => [key, format.number(value)]));
  const isRunning = state === 'confirmed' || state === 'running' || state === 'rolling_back';
  return (
    <>
      <p role="status">{t(`status.${state}`, texts as Record<keyof typeof values, string>)}</p>
      {isRunning && (
        <div className={css.acts}>
          <progress className={css.progress} aria-label={t(`state.${state}`)} max={total} value={done} />
          <span>{t('progress', { done: format.number(done), total: format.number(total) })}</span>
        </div>
      )}
    </>
  );
}

function Facts({ found: { startedAt, startedBy, counts, rollBackUntil } }: Props) {
  const t = useMessages(importMessages);
  const format = useFormat();
  const who = useWho([startedBy]);
  const momentOf = useMoment();
  return (
    <KeyValue
      facts={[
        { key: 'started', label: t('started'), value: who(startedAt, startedBy) },
        { key: 'skipped', label: t('skippedCount'), value: format.number(counts.skipped) },
        { key: 'mailed', label: t('mailedCount'), value: format.number(counts.mailed) },
        ...(rollBackUntil === undefined
          ? []
          : [{ key: 'until', label: t('rollBackUntil'), value: momentOf(rollBackUntil) }]),
      ]}
    />
  );
}
