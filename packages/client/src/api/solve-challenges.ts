import type { Send } from './services.ts';

/**
 * Sends a request again with the solution of the challenge that its 429 holds: a second or two of computation allow a
 * reader behind a shared address to go on. Without a solution the 429 remains.
 */
export const solveChallenges =
  (send: Send): Send =>
  async (path, init) => {
    const response = await send(path, init);
    return response.status === 429
      ? import(/* webpackChunkName: "proof" */ './prove-work.ts')
          .then(({ sendWithProof }) => sendWithProof(send, path, init, response))
          .catch(() => response)
      : response;
  };
