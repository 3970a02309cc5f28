/** A wait that ended: shown with 'Try again', which reloads the page (the browser queues a second request behind a hanging one). */
export class TooLate extends Error {
  readonly type = 'timeout';
}

/** The promise's answer, or `TooLate` after so many milliseconds. */
export function within<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new TooLate('Nothing came in time'));
    }, milliseconds);
    promise.then(resolve, reject).finally(() => {
      clearTimeout(timer);
    });
  });
}

const screenDeadline = 10_000;
// A chunk that hangs is no lost one: asking for it again would wait behind the first request.
const isLostChunk = (error: unknown) => {
  const { name, code, type } = error as { name?: string; code?: string; type?: string };
  return type !== 'timeout' && (name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED');
};

/** Loads code: a lost chunk is asked for once more, then the page reloads once a minute (a deploy may have renamed it), then the error is the caller's. */
export async function loadedOnce<T>(load: () => Promise<T>): Promise<T> {
  if (typeof window === 'undefined') return load();
  const answer = () => within(screenDeadline, load());
  try {
    return await answer();
  } catch (error) {
    if (!isLostChunk(error)) throw error;
    try {
      return await answer();
    } catch (again) {
      if (!mayReload()) throw again;
      window.location.reload();
      return new Promise<never>(() => {
        /* the page is leaving */
      });
    }
  }
}

function mayReload(): boolean {
  const key = `reloaded:${window.location.pathname}`;
  try {
    if (Date.now() - Number(sessionStorage.getItem(key) ?? 0) < 60_000) return false;
    sessionStorage.setItem(key, String(Date.now()));
    return true;
  } catch {
    return false;
  } // without storage a reload could go round for ever
}
