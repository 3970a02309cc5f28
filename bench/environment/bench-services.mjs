import { join } from 'node:path';

import { allServices, standIns as allStandIns } from '../../packages/tooling/src/build/site-parts.mjs';
import { environmentsOf } from '../../packages/tooling/src/run/settings/environments.mjs';
import { ServicesProcess } from '../../packages/tooling/src/run/supervisor/services-process.mjs';
import { openServiceLog } from '../../packages/tooling/src/run/supervisor/service-log.mjs';
import { freePort } from '../../packages/tooling/src/run/postgres/connection.mjs';

/**
 * Starts services, each in its own process, on one database of the bench; by default catalog and a gateway in front of
 * it. Catalog and commerce run in production mode, which skips the contract check of responses; the gateway does not,
 * because rate limits can be turned off only outside production.
 * @returns {Promise<{ urlOf(service: string): string, stop(): Promise<void> }>}
 */
export async function startBenchServices({ root, dataDir, server, database, names = ['catalog', 'gateway'] }) {
  const standIns = allStandIns.filter((name) => names.includes(name));
  const ports = Object.fromEntries(
    await Promise.all([...allServices, ...standIns].map(async (name) => [name, await freePort()])),
  );
  const settings = {
    root,
    port: ports.gateway,
    dataDir: join(dataDir, 'services'),
    seed: 'none',
    forwarded: {},
    payments: {},
    standIns,
  };
  const environments = environmentsOf({
    settings,
    adminUrl: server.urlOf(database),
    secrets: server.secrets,
    ports,
  });
  const overrides = {
    catalog: { NODE_ENV: 'production', PHOTO_FILL: 'off' },
    commerce: { NODE_ENV: 'production', PAYMENT_SANDBOX: 'on' },
    gateway: { RATE_LIMITS: 'off', RENDER_WORKERS: '0' },
  };
  const log = openServiceLog(settings.dataDir);
  const processes = names.map((name) => ({ name, serviceProcess: new ServicesProcess([name], log.file) }));
  const stop = () => Promise.all(processes.map(({ serviceProcess }) => serviceProcess.stop()));
  try {
    for (const { name, serviceProcess } of processes)
      await serviceProcess.start(name, { ...environments[name], ...overrides[name] });
  } catch (error) {
    await stop();
    throw new Error(`${error.message}\n${log.tail()}`, { cause: error });
  }
  return { urlOf: (name) => `http://127.0.0.1:${ports[name]}`, stop };
}
