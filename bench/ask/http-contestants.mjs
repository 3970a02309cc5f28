// Who answers over HTTP. A contestant has `can(ask)`, `answer(ask)` and `idsOf(answer)` to hold the answers side by side.
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { Pool } from 'undici';

import { addressOf } from './address.mjs';

/** Catalog, asked as the gateway asks it for a guest. */
export function serviceContestant({ product, url, secrets, lowest }) {
  const signer = new product.IdentitySigner('gateway', secrets.keys.gateway.private);
  const headers = () => ({ 'x-porchlight-identity': signer.signCached('guest', { aud: 'catalog', sub: 'guest' }) });
  return httpContestant({ name: 'service', url, headers, pathOf: (ask) => addressOf(ask, lowest()) });
}

/** The gateway, asked as a guest's browser asks it; `headers` may name encodings. */
export const gatewayContestant = ({ name, url, lowest, headers }) =>
  httpContestant({ name, url, headers: () => headers, pathOf: (ask) => `/api${addressOf(ask, lowest())}` });

/** Anything that is asked by HTTP and answers 200. */
export function httpContestant({
  name,
  url,
  headers,
  pathOf,
  can = () => true,
  idsOf = idsOfListings,
  isPlain = false,
}) {
  const pool = new Pool(url, { connections: 64, headersTimeout: 60_000, bodyTimeout: 60_000 });
  return {
    name,
    can,
    idsOf,
    isPlain,
    close: () => pool.close(),
    answer: async (ask) => {
      const path = pathOf(ask);
      const { status, headers: got, bytes } = await fetched(pool, { method: 'GET', path, headers: headers() });
      if (status !== 200) throw new Error(`${name} answered ${status} to ${path}: ${bytes.subarray(0, 300)}`);
      return { bytes, encoding: got['content-encoding'] };
    },
  };
}

// Without streams: what the asking side costs is in every figure but that of raw SQL.
const fetched = (pool, request) =>
  new Promise((resolve, reject) => {
    const chunks = [];
    let answer;
    pool.dispatch(request, {
      onRequestStart() {
        /* nothing to prepare */
      },
      onResponseStart(_controller, status, headers) {
        answer = { status, headers };
      },
      onResponseData(_controller, chunk) {
        chunks.push(chunk);
      },
      onResponseEnd() {
        resolve({ ...answer, bytes: Buffer.concat(chunks) });
      },
      onResponseError(_controller, error) {
        reject(error);
      },
    });
  });

/** The content of an answer, unpacked: outside of what is timed. */
export const readAnswer = ({ bytes, encoding }) =>
  JSON.parse({ br: brotliDecompressSync, gzip: gunzipSync }[encoding]?.(bytes) ?? bytes);

function idsOfListings(answer) {
  const { listings, pagination } = readAnswer(answer);
  return { total: pagination.total, ids: listings.map(({ id }) => id) };
}
