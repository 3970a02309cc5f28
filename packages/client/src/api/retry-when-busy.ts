import type { Send } from './services.ts';

const maxRetries = 3;
const maxWaitSeconds = 10;

/**
 * Sends a GET that the overloaded gateway shed (503 `busy`) up to three more times, each after the seconds of its
 * `Retry-After`, so that a short overload does not become an error that only a new input clears. Sent once: changes,
 * and requests to a service that does not respond.
 */
export const retryWhenBusy =
  (send: Send): Send =>
  async (path, init) => {
    for (let retries = 0; ; retries += 1) {
      const response = await send(path, init);
      const isShed = init.method === 'GET' && response.status === 503 && response.body.includes('"busy"');
      const seconds = Number(response.retryAfter);
      if (!isShed || retries === maxRetries || !(seconds > 0 && seconds <= maxWaitSeconds)) return response;
      await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
    }
  };
