// `npm run bench -- --homes 10000,100000,1000000`: everything that is judged, in one run. Or one figure by its name.
import { buildServices } from '../packages/tooling/src/build/build-services.mjs';
import { Progress } from '../packages/tooling/src/run/progress.mjs';
import { Refusal } from '../packages/tooling/src/run/refusal.mjs';
import { asksOf } from './ask/asks.mjs';
import { headOf } from './ask/heads.mjs';
import { lowestRents } from './ask/lowest-rents.mjs';
import { prepareDatabases } from './data/databases.mjs';
import { productCode } from './data/product.mjs';
import { cityFigure } from './figures/city.mjs';
import { feedFigure } from './figures/feed.mjs';
import { markersFigure } from './figures/markers.mjs';
import { mixFigure } from './figures/mix.mjs';
import { placesFigure } from './figures/places.mjs';
import { rareFigure } from './figures/rare.mjs';
import { openMarket } from './house/bench-market.mjs';
import { startBenchServer } from './house/bench-server.mjs';
import { openPeer } from './peer/open-peer.mjs';
import { readBenchSettings } from './settings.mjs';
import { Judge, plansOf } from './tell/judge.mjs';
import { Report } from './tell/report.mjs';
import { tellSizes } from './tell/sizes.mjs';

const alone = { places: placesFigure, feed: feedFigure }; // need no market that is open
const together = { city: cityFigure, mix: mixFigure, rare: rareFigure, markers: markersFigure };
const MIDDLE = 100_000; // where peer and feed are compared

/** Figures that can be asked for by name. */
export const figureNames = [...Object.keys(alone), ...Object.keys(together)];

/** Measures all figures, or the named one; writes the page; refuses when a budget is missed. */
export async function prove(root, words, name) {
  const settings = readBenchSettings(root, words);
  const progress = new Progress();
  const say = (said) => progress.say(said);
  const context = {
    ...settings,
    settings,
    progress,
    name: name ?? 'search',
    report: new Report({ root, title: `Bench: ${name ?? 'search'}`, say }),
    judge: new Judge(),
    lowest: lowestRents(),
  };
  await progress.step('services built', () => buildServices(root));
  const server = await startBenchServer(settings.dataDir, say);
  const markets = [];
  try {
    const product = await productCode(root);
    await measure({ ...context, server, markets, product }, named(alone, name), named(together, name));
  } finally {
    await Promise.all(markets.map((market) => market.close()));
    await server.stop();
  }
}

const named = (figures, name) =>
  Object.entries(figures)
    .filter(([known]) => name === undefined || known === name)
    .map(([, figure]) => figure);

async function measure(context, first, then) {
  const { settings, report, markets, product, root } = context;
  tellSizes(report, await prepareDatabases(context));
  const asks = asksOf(headOf({ root, product, sizes: settings.sizes, seed: settings.seed }), settings.seed);
  const middle = settings.sizes.filter((homes) => homes <= MIDDLE).at(-1) ?? settings.sizes[0];
  for (const figure of first) await figure({ ...context, asks, homes: middle });
  if (then.length > 0) for (const homes of settings.sizes) markets.push(await openMarket({ ...context, homes }));
  if (then.includes(cityFigure) && settings.hasPeer) await addPeer(context, middle);
  for (const figure of then) await figure({ ...context, asks });
  await conclude(context);
}

async function addPeer(context, homes) {
  const market = context.markets.find((one) => one.homes === homes);
  const peer = await openPeer({ ...context, homes });
  const { close } = market;
  Object.assign(market, { peer, close: () => Promise.all([peer.close(), close()]) });
}

async function conclude({ report, judge, settings, progress, name }) {
  if (judge.rows.length > 0) report.table('Judged', judge.rows);
  const plans = await plansOf(judge.missed);
  if (plans) report.appendix('Plans of the slowest asks behind what was missed', plans);
  progress.say(
    `written: ${report.write(`${name}-${settings.sizes.map(short).join('-')}`)} after ${progress.seconds} s`,
  );
  if (settings.isJudged && judge.missed.length > 0)
    throw new Refusal(
      `${judge.missed.length} budgets are missed:\n${judge.missed.map(({ what }) => `  ${what}`).join('\n')}`,
    );
}

const short = (homes) => (homes >= 1e6 ? `${homes / 1e6}m` : `${homes / 1e3}k`);
