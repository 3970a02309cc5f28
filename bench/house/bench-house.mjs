import { join } from 'node:path';

import { allServices, environmentsOf } from '../../packages/tooling/src/run/environments.mjs';
import { HouseProcess } from '../../packages/tooling/src/run/house-process.mjs';
import { openServiceLog } from '../../packages/tooling/src/run/logs.mjs';
import { freePort } from '../../packages/tooling/src/run/postgres/connection.mjs';

/**
 * Catalog and a gateway before it, each a process of its own, on one database of the bench. Catalog runs as in production (it
 * holds no answer against its contract there); the gateway may run without rate limits only outside of it.
 * @returns {Promise<{ catalogUrl: string, gatewayUrl: string, stop(): Promise<void> }>}
 */
export async function startBenchHouse({ root, dataDir, server, database, names = ['catalog', 'gateway'] }) {
  const ports = Object.fromEntries(await Promise.all(allServices.map(async (name) => [name, await freePort()])));
  const settings = { root, port: ports.gateway, dataDir: join(dataDir, 'house'), seed: 'none', passedOn: {} };
  const environments = environmentsOf({
    settings,
    adminUrl: server.addressOf(database),
    secrets: server.secrets,
    ports,
  });
  const own = {
    catalog: { NODE_ENV: 'production', PHOTO_FILL: 'off' },
    gateway: { RATE_LIMITS: 'off', RENDER_WORKERS: '0' },
  };
  const log = openServiceLog(settings.dataDir);
  const houses = names.map((name) => ({ name, house: new HouseProcess([name], log.file) }));
  const stop = () => Promise.all(houses.map(({ house }) => house.stop()));
  try {
    for (const { name, house } of houses) await house.start(name, { ...environments[name], ...own[name] });
  } catch (error) {
    await stop();
    throw new Error(`${error.message}\n${log.tail()}`, { cause: error });
  }
  return { catalogUrl: `http://127.0.0.1:${ports.catalog}`, gatewayUrl: `http://127.0.0.1:${ports.gateway}`, stop };
}
