import type { ActivityEvent } from '@porchlight/contracts/catalog';
import { api } from '../api/api.ts';
import type { Thunk } from '../store/store.ts';

/** A report leaves with two events, or half a second after the first (decisions 5.25). */
const most = 2,
  pause = 500;
const waiting: ActivityEvent[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Tells that a home was opened, or seen among the recommended ones. Nobody waits for it; when it fails nothing is said. */
export const tellActivity =
  (kind: ActivityEvent['kind'], listingId: string): Thunk =>
  (dispatch) => {
    const send = () => {
      clearTimeout(timer);
      timer = undefined;
      const events = waiting.splice(0);
      if (events.length > 0)
        void dispatch(api.endpoints.reportActivity.initiate({ body: { events } }, { track: false }));
    };
    waiting.push({ kind, listingId, at: new Date().toISOString() });
    if (waiting.length >= most) send();
    else timer ??= setTimeout(send, pause);
  };
