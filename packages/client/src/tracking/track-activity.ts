import type { ActivityEvent } from '@porchlight/contracts/catalog';
import { api } from '../api/api.ts';
import type { Thunk } from '../store/store.ts';

/**
 * Maximum number of waiting events, and milliseconds after the first one, before a report is sent
 * (docs/rules/recommendations.md#rec-8-activity-excludes-bots-owners-and-repeats).
 */
const maxWaiting = 2;
const delayMs = 500;
const queue: ActivityEvent[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Reports that a listing was opened, or seen among the recommended ones. Failures are ignored. */
export const trackActivity =
  (kind: ActivityEvent['kind'], listingId: string): Thunk =>
  (dispatch) => {
    const send = () => {
      clearTimeout(timer);
      timer = undefined;
      const events = queue.splice(0);
      if (events.length > 0)
        void dispatch(api.endpoints.reportActivity.initiate({ body: { events } }, { track: false }));
    };
    queue.push({ kind, listingId, at: new Date().toISOString() });
    if (queue.length >= maxWaiting) send();
    else timer ??= setTimeout(send, delayMs);
  };
