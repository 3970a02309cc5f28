/**
 * Resolves with the promise's value, or rejects with an error of the type `timeout` after a number of milliseconds. It
 * is shown with 'Try again', which reloads the page, because the browser queues a second request behind a hanging one.
 */
export function withTimeout<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(Object.assign(new Error('Timed out'), { type: 'timeout' }));
    }, milliseconds);
    promise.then(resolve, reject).finally(() => {
      clearTimeout(timer);
    });
  });
}

const screenTimeout = 10_000;
// A chunk that timed out is not retried: the second request would wait behind the first.
const isChunkLoadError = (error: unknown) => {
  const { name, code, type } = error as { name?: string; code?: string; type?: string };
  return type !== 'timeout' && (name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED');
};

/**
 * Loads a module. Retries a chunk that failed to load once, then reloads the page (at most once a minute, because a
 * deploy may have renamed the chunk), then rejects with the error.
 */
export async function loadWithRetry<T>(load: () => Promise<T>): Promise<T> {
  if (typeof window === 'undefined') return load();
  const attempt = () => withTimeout(screenTimeout, load());
  try {
    return await attempt();
  } catch (error) {
    if (!isChunkLoadError(error)) throw error;
    try {
      return await attempt();
    } catch (secondError) {
      if (!mayReload()) throw secondError;
      window.location.reload();
      return new Promise<never>(() => {
        /* never settles: the page is reloading */
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
  } // without storage the page could reload in a loop
}
