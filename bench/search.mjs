// `npm run bench -- --homes 10000,100000,1000000`: everything that is judged, in one run.
import { buildServices } from '../packages/tooling/src/build/build-services.mjs';
import { Progress } from '../packages/tooling/src/run/progress.mjs';
import { Refusal } from '../packages/tooling/src/run/refusal.mjs';
import { asksOf } from './ask/asks.mjs';
import { headOf } from './ask/heads.mjs';
import { lowestRents } from './ask/lowest-rents.mjs';
import { prepareDatabases } from './data/databases.mjs';
import { productCode } from './data/product.mjs';
import { feedFigure } from './figures/feed.mjs';
import { cityFigure } from './figures/city.mjs';
import { markersFigure } from './figures/markers.mjs';
import { mixFigure } from './figures/mix.mjs';
import { rareFigure } from './figures/rare.mjs';
import { openMarket } from './house/bench-market.mjs';
import { startBenchServer } from './house/bench-server.mjs';
import { openPeer } from './peer/open-peer.mjs';
import { readBenchSettings } from './settings.mjs';
import { Judge, plansOf } from './tell/judge.mjs';
import { Report } from './tell/report.mjs';
import { tellSizes } from './tell/sizes.mjs';

const figures = [cityFigure, mixFigure, rareFigure, markersFigure];
const MIDDLE = 100_000; // where peer and feed are compared

/** Measures, writes the page, and refuses when a budget is missed. */
export async function prove(root, words) {
  const settings = readBenchSettings(root, words);
  const progress = new Progress();
  const say = (said) => progress.say(said);
  const context = { ...settings, settings, progress, report: new Report({ root, title: 'Search', say }), judge: new Judge(), lowest: lowestRents() };
  await progress.step('services built', () => buildServices(root));
  const server = await startBenchServer(settings.dataDir, say);
  const markets = [];
  try {
    await measure({ ...context, server, markets, product: await productCode(root) });
  } finally {
    await Promise.all(markets.map((market) => market.close()));
    await server.stop();
  }
}

async function measure(context) {
  const { settings, report, markets } = context;
  tellSizes(report, await prepareDatabases(context));
  const asks = asksOf(headOf(context), settings.seed);
  const middle = settings.sizes.filter((homes) => homes <= MIDDLE).at(-1) ?? settings.sizes[0];
  await feedFigure({ ...context, asks, homes: middle });
  for (const homes of settings.sizes) markets.push(await openMarket({ ...context, homes }));
  if (settings.hasPeer) await addPeer(context, middle);
  for (const figure of figures) await figure({ ...context, asks });
  await conclude(context);
}

async function addPeer(context, homes) {
  const market = context.markets.find((one) => one.homes === homes);
  const peer = await openPeer({ ...context, homes });
  const { close } = market;
  Object.assign(market, { peer, close: () => Promise.all([peer.close(), close()]) });
}

async function conclude({ report, judge, settings, progress }) {
  report.table('Judged', judge.rows);
  const plans = await plansOf(judge.missed);
  if (plans) report.appendix('Plans of the slowest asks behind what was missed', plans);
  progress.say(`written: ${report.write(`search-${settings.sizes.map(short).join('-')}`)} after ${progress.seconds} s`);
  if (settings.isJudged && judge.missed.length > 0) throw new Refusal(`${judge.missed.length} budgets are missed:\n${judge.missed.map(({ what }) => `  ${what}`).join('\n')}`);
}

const short = (homes) => (homes >= 1e6 ? `${homes / 1e6}m` : `${homes / 1e3}k`);
