import { gatewayContestant, serviceContestant } from '../ask/http-contestants.mjs';
import { rawContestant } from '../ask/raw-contestant.mjs';
import { laneName } from '../tell/figure-rows.mjs';
import { startBenchHouse } from './bench-house.mjs';
import { addressAs, databaseOf } from './bench-server.mjs';

/** One size of the market, ready to be asked: a house on its database, and who answers for it: `{ homes, raw, service, gateway, browser, close() }`. */
export async function openMarket({
  root,
  dataDir,
  server,
  product,
  homes,
  lowest,
  database = databaseOf(homes),
  names,
}) {
  const house = await startBenchHouse({ root, dataDir, server, database, names });
  const contestants = {
    raw: rawContestant({ product, url: addressAs(server, database, 'catalog'), lowest }),
    service: serviceContestant({ product, url: house.catalogUrl, secrets: server.secrets, lowest }),
    gateway: gatewayContestant({ name: 'gateway', url: house.gatewayUrl, lowest, headers: {} }),
    browser: gatewayContestant({
      name: 'gateway, br',
      url: house.gatewayUrl,
      lowest,
      headers: { 'accept-encoding': 'gzip, br' },
    }),
  };
  const close = async () => {
    await Promise.all(Object.values(contestants).map((one) => one.close()));
    await house.stop();
  };
  return { homes, ...contestants, close };
}

/** The lanes of a figure: every named contestant at every market that has it. */
export const lanesOf = (markets, names) =>
  markets.flatMap((market) =>
    names
      .filter((name) => market[name])
      .map((name) => ({
        lane: laneName(market.homes, market[name].name),
        homes: market.homes,
        contestant: market[name],
      })),
  );
