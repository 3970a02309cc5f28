import { feedRowDays } from '@porchlight/contracts/catalog';

/** Statements that delete what is no longer needed of runs; their numbers stay. */
export const feedSweeps = [
  `delete from feed_row using feed_run run
    where run.id = run_id and run.ended_at < now() - interval '${feedRowDays} days'`,
  `update feed_run set state = 'cancelled', ended_at = now()
    where state = 'held' and started_at < now() - interval '${feedRowDays} days'`,
  `delete from feed_run where ended_at < now() - interval '1 year'`,
];
