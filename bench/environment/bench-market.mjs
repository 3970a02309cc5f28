import { gatewayContestant, serviceContestant } from '../workload/http-contestants.mjs';
import { rawContestant } from '../workload/raw-contestant.mjs';
import { laneName } from '../report/figure-rows.mjs';
import { startBenchServices } from './bench-services.mjs';
import { roleUrl, databaseOf } from './bench-server.mjs';

/**
 * Starts the services on the database of one size and returns its contestants: `{ size, raw, service, gateway, browser,
 * close() }`.
 */
export async function openMarket({
  root,
  dataDir,
  server,
  product,
  size,
  nextMinRent,
  database = databaseOf(size),
  names,
}) {
  const services = await startBenchServices({ root, dataDir, server, database, names });
  const contestants = {
    raw: rawContestant({ product, url: roleUrl(server, database, 'catalog'), nextMinRent }),
    service: serviceContestant({ product, url: services.urlOf('catalog'), secrets: server.secrets, nextMinRent }),
    gateway: gatewayContestant({ name: 'gateway', url: services.urlOf('gateway'), nextMinRent, headers: {} }),
    browser: gatewayContestant({
      name: 'gateway, br',
      url: services.urlOf('gateway'),
      nextMinRent,
      headers: { 'accept-encoding': 'gzip, br' },
    }),
  };
  const close = async () => {
    await Promise.all(Object.values(contestants).map((contestant) => contestant.close()));
    await services.stop();
  };
  return { size, ...contestants, close };
}

/** Returns the lanes of a figure: each named contestant at each market that has it. */
export const lanesOf = (markets, names) =>
  markets.flatMap((market) =>
    names
      .filter((name) => market[name])
      .map((name) => ({
        lane: laneName(market.size, market[name].name),
        size: market.size,
        contestant: market[name],
      })),
  );
