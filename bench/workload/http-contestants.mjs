// Contestants that respond over HTTP. A contestant has `supports(query)`, `execute(query)` and
// `toListingIds(response)`, which serves to compare responses.
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { Pool } from 'undici';

import { requestPath } from './request-path.mjs';

const MAX_RESULTS = 2400; // a total above it is exact only in small locations

/** Creates the contestant that calls the catalog service as the gateway does for a guest. */
export function serviceContestant({ product, url, secrets, nextMinRent }) {
  const signer = new product.IdentitySigner('gateway', secrets.keys.gateway.private);
  const headers = () => ({ 'x-porchlight-identity': signer.signCached('guest', { aud: 'catalog', sub: 'guest' }) });
  return httpContestant({ name: 'service', url, headers, pathOf: (query) => requestPath(query, nextMinRent()) });
}

/** Creates the contestant that calls the gateway as a guest's browser does; `headers` may set `accept-encoding`. */
export const gatewayContestant = ({ name, url, nextMinRent, headers }) =>
  httpContestant({ name, url, headers: () => headers, pathOf: (query) => `/api${requestPath(query, nextMinRent())}` });

/** Creates a contestant for an HTTP server. Throws when a response is not 200. */
export function httpContestant({
  name,
  url,
  headers,
  pathOf,
  supports = () => true,
  toListingIds = listingIdsOfPage,
  lacksFeatured = false,
}) {
  const pool = new Pool(url, { connections: 64, headersTimeout: 60_000, bodyTimeout: 60_000 });
  return {
    name,
    supports,
    toListingIds,
    lacksFeatured,
    close: () => pool.close(),
    execute: async (query) => {
      const path = pathOf(query);
      const { status, headers: responseHeaders, bytes } = await send(pool, { method: 'GET', path, headers: headers() });
      if (status !== 200) throw new Error(`${name} returned ${status} for ${path}: ${bytes.subarray(0, 300)}`);
      return { bytes, encoding: responseHeaders['content-encoding'] };
    },
  };
}

// Uses the dispatch API instead of streams: the client's own cost is part of every figure except that of raw SQL.
const send = (pool, request) =>
  new Promise((resolve, reject) => {
    const chunks = [];
    let response;
    pool.dispatch(request, {
      onRequestStart() {
        /* no preparation needed */
      },
      onResponseStart(_controller, status, headers) {
        response = { status, headers };
      },
      onResponseData(_controller, chunk) {
        chunks.push(chunk);
      },
      onResponseEnd() {
        resolve({ ...response, bytes: Buffer.concat(chunks) });
      },
      onResponseError(_controller, error) {
        reject(error);
      },
    });
  });

/** Returns the decompressed and parsed body of a response; runs outside the measured time. */
export const parseResponse = ({ bytes, encoding }) =>
  JSON.parse({ br: brotliDecompressSync, gzip: gunzipSync }[encoding]?.(bytes) ?? bytes);

function listingIdsOfPage(response) {
  const { listings, pagination } = parseResponse(response);
  return { total: Math.min(MAX_RESULTS, pagination.total), ids: listings.map(({ id }) => id) };
}
