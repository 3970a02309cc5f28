import { writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { readInternal, type AnyRoute } from '@porchlight/contracts';
import type { TestApp } from '@porchlight/service-kit/testing';
import { Pool } from 'undici';
import { aHostileCall, publicReads, type Known } from '../testing/a-hostile-call.ts';
import { aMarket } from '../testing/a-market.ts';
import { Chance } from '../testing/chance.ts';
import { hostileCalls, hostileSite, hostileReport, hostileSeed } from '../testing/config.ts';
import { startCatalog } from '../testing/start-catalog.ts';

interface Answer {
  readonly status: number;
  readonly code?: string | undefined;
  readonly body: unknown;
}
type Ask = (address: string) => Promise<Answer>;
const together = 4;
// A gateway on a busy machine sheds searches before reading them: those are retried.
const [mostBusy, busyPauseMs] = [20, 1_000];
// Rejections with a described problem; a URL over the length limit is rejected by the server itself.
const refusals = new Set([400, 404, 410, 414, 422, 431]);
const longestRead = 16 * 1024;
const hangUps = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

/** Sends requests to a running site through its gateway, as a guest does. */
function siteClient(pool: Pool): Ask {
  return async (address) => {
    const response = await pool.request({
      method: 'GET',
      path: `/api${address}`,
      headers: { accept: 'application/json' },
    });
    const text = await response.body.text();
    const isJson = String(response.headers['content-type'] ?? '').includes('json');
    const body: unknown = isJson ? JSON.parse(text) : undefined;
    return { status: response.statusCode, code: (body as { code?: string } | undefined)?.code, body };
  };
}

describe(`${hostileCalls} hostile addresses (seed ${hostileSeed})`, () => {
  let app: TestApp | undefined;
  let pool: Pool | undefined;
  let ask: Ask;
  let known: Known;
  const statuses: Record<string, number> = {};

  beforeAll(async () => {
    if (hostileSite) pool = new Pool(hostileSite, { connections: together });
    else app = await startCatalog(aMarket(60));
    ask = pool ? siteClient(pool) : (address) => app!.get(address);
    const { listings } = (await ask('/listings?perPage=60')).body as { listings: { id: string; url: string }[] };
    known = {
      ids: listings.map(({ id }) => id),
      places: [...new Set(listings.map(({ url }) => url.split('/').slice(2, 4).join('/')))].map(
        (location) => location.split('/') as [string, string],
      ),
    };
  }, 60_000);
  afterAll(async () => {
    await pool?.destroy();
    await app?.stop();
    if (hostileReport) writeFileSync(hostileReport, JSON.stringify({ statuses, calls: publicReads.length }));
  });

  // A server that does not read an endless URL may close the connection while it is still being written.
  const askOrCut: Ask = (address) =>
    ask(address).catch((error: unknown) => {
      if (address.length <= longestRead || !hangUps.has((error as { code?: string }).code ?? '')) throw error;
      return { status: 414, body: undefined };
    });

  async function untilRead(address: string): Promise<Answer> {
    for (let turn = 0; ; turn += 1) {
      const response = await askOrCut(address);
      if (response.status !== 503 || response.code !== 'busy' || turn === mostBusy) return response;
      statuses['turned away, busy'] = (statuses['turned away, busy'] ?? 0) + 1;
      await wait(busyPauseMs);
    }
  }

  // Summarizes a response in one line: an allowed status, and a body of the declared shape.
  async function verdict({ route, address }: { route: AnyRoute; address: string }): Promise<string> {
    const { status, body } = await untilRead(address);
    statuses[status] = (statuses[status] ?? 0) + 1;
    if (status !== 200) return refusals.has(status) ? 'well' : `status ${status}`;
    try {
      readInternal(route.response, body);
      return 'well';
    } catch (error) {
      return `not a ${route.response.name}: ${JSON.stringify(error)}`;
    }
  }

  it(
    'get a response of the declared shape, an error with a reason, or a closed connection',
    async () => {
      const chance = new Chance(hostileSeed);
      for (let made = 0; made < hostileCalls; made += together) {
        const calls = Array.from({ length: Math.min(together, hostileCalls - made) }, () =>
          aHostileCall(chance, known),
        );
        const verdicts = await Promise.all(calls.map(verdict));
        calls.forEach(({ address }, at) =>
          expect({ address: address.slice(0, 400), verdict: verdicts[at] }).toEqual({
            address: address.slice(0, 400),
            verdict: 'well',
          }),
        );
      }
      expect(statuses['200']).toBeGreaterThan(hostileCalls / 4);
    },
    60_000 + hostileCalls * 200,
  );
});
