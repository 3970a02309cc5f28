import type { ContentState } from '../content/content-slice.ts';
import type { PageState } from '../page/page-slice.ts';
import type { SessionState } from '../session/session-slice.ts';

/** How a call leaves: `path` stands below the API's base. The browser sends it to `/api`, the server to the services. */
export type Send = (
  path: string,
  init: {
    method: string;
    headers: Record<string, string>;
    body?: string;
    signal?: AbortSignal;
    /** Goes on when the page is left. */ keepalive?: boolean;
  },
) => Promise<{
  readonly status: number;
  readonly body: string;
  /** What `Retry-After` says. */ readonly retryAfter?: string | null;
}>;

/** What the store's thunks get as their extra argument. */
export interface Services {
  readonly send: Send;
}

/** The part of the state that a call depends on. */
export interface RequestState {
  readonly session: SessionState;
  readonly page: PageState;
  readonly content: ContentState;
}

/** Sends calls by `fetch` to a base address. */
export const sendByFetch =
  (base = '/api'): Send =>
  async (path, init) => {
    const answer = await fetch(base + path, init);
    return { status: answer.status, body: await answer.text(), retryAfter: answer.headers.get('retry-after') };
  };
