// `npm run bench -- --homes 10000,100000,1000000`: all judged figures in one run, or one figure by name.
import { buildServices } from '../packages/tooling/src/build/build-services.mjs';
import { Progress } from '../packages/tooling/src/run/terminal/progress.mjs';
import { UserError } from '../packages/tooling/src/run/terminal/user-error.mjs';
import { createWorkload } from './workload/workload.mjs';
import { readSharedListings } from './workload/shared-listings.mjs';
import { createMinRents } from './workload/min-rents.mjs';
import { prepareDatabases } from './data/databases.mjs';
import { importProductCode } from './data/product.mjs';
import { cityFigure } from './figures/city.mjs';
import { feedFigure } from './figures/feed.mjs';
import { markersFigure } from './figures/markers.mjs';
import { mixFigure } from './figures/mix.mjs';
import { locationsFigure } from './figures/locations.mjs';
import { rareFigure } from './figures/rare.mjs';
import { openMarket } from './environment/bench-market.mjs';
import { startBenchServer } from './environment/bench-server.mjs';
import { openCompetitor } from './competitor/open-competitor.mjs';
import { readBenchSettings } from './settings.mjs';
import { Judge, plansOf } from './report/judge.mjs';
import { Report } from './report/report.mjs';
import { reportSizes } from './report/sizes.mjs';

const standaloneFigures = { locations: locationsFigure, feed: feedFigure }; // need no open market
const marketFigures = { city: cityFigure, mix: mixFigure, rare: rareFigure, markers: markersFigure };
const MAX_COMPARED_SIZE = 100_000; // size of the market for the competitor and the feed

/** Names of the figures. */
export const figureNames = [...Object.keys(standaloneFigures), ...Object.keys(marketFigures)];

/** Measures all figures, or the named one, and writes the result page. Throws when a budget is missed. */
export async function measureSearch(root, args, name) {
  const settings = readBenchSettings(root, args);
  const progress = new Progress();
  const print = (output) => progress.print(output);
  const context = {
    ...settings,
    settings,
    progress,
    name: name ?? 'search',
    report: new Report({ root, title: `Bench: ${name ?? 'search'}`, print }),
    judge: new Judge(),
    nextMinRent: createMinRents(),
  };
  await progress.step('services built', () => buildServices(root));
  const server = await startBenchServer(settings.dataDir, print);
  const markets = [];
  try {
    const product = await importProductCode(root);
    await measure(
      { ...context, server, markets, product },
      selectFigures(standaloneFigures, name),
      selectFigures(marketFigures, name),
    );
  } finally {
    await Promise.all(markets.map((market) => market.close()));
    await server.stop();
  }
}

const selectFigures = (figures, name) =>
  Object.entries(figures)
    .filter(([known]) => name === undefined || known === name)
    .map(([, figure]) => figure);

async function measure(context, standalone, onMarkets) {
  const { settings, report, markets, product, root } = context;
  reportSizes(report, await prepareDatabases(context));
  const workload = createWorkload(
    readSharedListings({ root, product, sizes: settings.sizes, seed: settings.seed }),
    settings.seed,
  );
  const comparedSize = settings.sizes.filter((size) => size <= MAX_COMPARED_SIZE).at(-1) ?? settings.sizes[0];
  for (const figure of standalone) await figure({ ...context, workload, size: comparedSize });
  if (onMarkets.length > 0) for (const size of settings.sizes) markets.push(await openMarket({ ...context, size }));
  if (onMarkets.includes(cityFigure) && settings.hasCompetitor) await addCompetitor(context, comparedSize);
  for (const figure of onMarkets) await figure({ ...context, workload });
  await finish(context);
}

async function addCompetitor(context, size) {
  const market = context.markets.find((one) => one.size === size);
  const competitor = await openCompetitor({ ...context, size });
  const { close } = market;
  Object.assign(market, { competitor, close: () => Promise.all([competitor.close(), close()]) });
}

async function finish({ report, judge, settings, progress, name }) {
  if (judge.rows.length > 0) report.table('Judged', judge.rows);
  const plans = await plansOf(judge.missed);
  if (plans) report.appendix('Plans of the slowest queries behind missed budgets', plans);
  progress.print(
    `written: ${report.write(`${name}-${settings.sizes.map(shortSize).join('-')}`)} after ${progress.seconds} s`,
  );
  if (settings.isJudged && judge.missed.length > 0)
    throw new UserError(
      `${judge.missed.length} budgets missed:\n${judge.missed.map(({ what }) => `  ${what}`).join('\n')}`,
    );
}

const shortSize = (size) => (size >= 1e6 ? `${size / 1e6}m` : `${size / 1e3}k`);
