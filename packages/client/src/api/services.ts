import type { ContentState } from '../content-slice.ts';
import type { PageState } from '../page/page-slice.ts';
import type { SessionState } from '../session/session-slice.ts';

/**
 * Transport of API requests. `path` is relative to the API base: the browser sends to `/api`, the server to the
 * services.
 */
export type Send = (
  path: string,
  init: {
    method: string;
    headers: Record<string, string>;
    body?: string;
    signal?: AbortSignal;
    /** Completes the request after the page is unloaded. */ keepalive?: boolean;
  },
) => Promise<{
  readonly status: number;
  readonly body: string;
  /** Value of the `Retry-After` header. */ readonly retryAfter?: string | null;
}>;

/** Extra argument of the store's thunks. */
export interface Services {
  /** Replaced by the consoles, which ask for the password when a change needs it. */
  send: Send;
}

/** Part of the state that API requests depend on. */
export interface RequestState {
  readonly session: SessionState;
  readonly page: PageState;
  readonly content: ContentState;
}

/** Creates a transport that sends requests with `fetch` to a base address. */
export const sendByFetch =
  (base = '/api'): Send =>
  async (path, init) => {
    const response = await fetch(base + path, init);
    return { status: response.status, body: await response.text(), retryAfter: response.headers.get('retry-after') };
  };
