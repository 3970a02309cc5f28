import type { Thunk } from '../store/store.ts';
import { clientWords } from '../words/catalogue.ts';
import { say } from '../words/say.ts';
import { errorOf, headersOf } from './base-query.ts';
import type { ApiError } from './request.ts';

/** Fetches a file of the API as whoever is signed in, or tells why it did not come. */
export const fetchFile =
  (path: string): Thunk<Promise<{ readonly file: Blob } | { readonly error: ApiError }>> =>
  async (_, getState) => {
    const state = getState(),
      words = (key: 'offline' | 'broken') => say(clientWords, state.page.language, key);
    const answer = await fetch(`/api${path}`, { headers: headersOf(state, { method: 'GET', path }) }).catch(
      () => undefined,
    );
    if (!answer) return { error: { status: 0, code: 'no-answer', message: words('offline') } };
    return answer.ok
      ? { file: await answer.blob() }
      : { error: errorOf(answer.status, await answer.json().catch(() => undefined), words('broken')) };
  };
