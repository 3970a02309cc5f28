import { useFormat, useMessages, usePermission } from '@porchlight/client';
import type { FeedRun } from '@porchlight/contracts/catalog';
import css from '../feed-logs.module.css';
import { feedLogMessages } from '../messages/catalog.ts';
import { EndRun } from './end-run.tsx';

interface Props {
  readonly run: FeedRun;
  /** Runs once the run has ended. */
  readonly onEnd: () => void;
}

/** How far a run is, with a button that ends it. */
export function RunProgress({ run: { id, state, applied, rows }, onEnd }: Props) {
  const t = useMessages(feedLogMessages);
  const { number } = useFormat();
  const canModify = usePermission('modifyFeeds');
  const isApplied = state === 'applying';
  return (
    <div className={css.progress}>
      <progress aria-label={t(`state.${state}`)} {...(isApplied ? { max: rows, value: applied } : {})} />
      {isApplied && <span>{t('progress', { applied: number(applied), rows: number(rows) })}</span>}
      {canModify && <EndRun id={id} text="cancelRun" busyText="cancelling" onEnd={onEnd} />}
    </div>
  );
}
