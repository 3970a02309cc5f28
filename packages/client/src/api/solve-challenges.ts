import type { Send } from './services.ts';

/**
 * Sends a request again with the solution of the challenge that its 429 holds: a second or two of computation allow a
 * reader behind a shared address to go on. Without a solution the 429 remains.
 */
export const solveChallenges =
  (send: Send): Send =>
  async (path, init) => {
    const response = await send(path, init);
    if (response.status !== 429 || !response.body.includes('"challenge"')) return response;
    const proof = await import(/* webpackChunkName: "proof" */ './prove-work.ts')
      .then(({ proveWork }) => proveWork(response.body))
      .catch(() => undefined);
    if (proof === undefined || init.signal?.aborted) return response;
    return send(path, { ...init, headers: { ...init.headers, 'X-Porchlight-Proof': proof } });
  };
