// `npm run bench -- spending`: what it costs to turn a listing on and to order credits, beside the same ledger entries
// written by hand, in one run.
import { buildServices } from '../packages/tooling/src/build/build-services.mjs';
import { Progress } from '../packages/tooling/src/run/terminal/progress.mjs';
import { UserError } from '../packages/tooling/src/run/terminal/user-error.mjs';
import { dropDatabase, startBenchServer } from './environment/bench-server.mjs';
import { measurePaired } from './measure/paired.mjs';
import { Judge } from './report/judge.mjs';
import { Report } from './report/report.mjs';
import { readBenchSettings } from './settings.mjs';
import { openCommerce, databaseName } from './spending/bench-commerce.mjs';
import { checkoutContestant, enableContestant, rawLedgerContestant } from './spending/contestants.mjs';

const IN_FLIGHT = 8;
const ENTRIES_PER_SPEND = 2;
// Turning a listing on also checks the caller, prices, locks, charges, and reports to catalog.
const MIN_SHARE_OF_RAW_ENTRIES = 0.15;
const MAX_ENABLE_P95 = 8;
const MAX_CHECKOUT_P95 = 15;

/** Measures spends in blocks that alternate with the raw ledger, and writes the result page. */
export async function measureSpending(root, args) {
  const settings = readBenchSettings(root, args);
  const progress = new Progress();
  const print = (output) => progress.print(output);
  await progress.step('services built', () => buildServices(root));
  const server = await startBenchServer(settings.dataDir, print);
  try {
    const commerce = await progress.step('commerce started', () => openCommerce({ ...settings, server }));
    try {
      await report({ settings, progress, print, records: await measure(commerce, settings, progress) });
    } finally {
      await commerce.close();
      await dropDatabase(server, databaseName);
    }
  } finally {
    await server.stop();
  }
}

async function measure(commerce, { requests, warmUp }, progress) {
  const lanes = [rawLedgerContestant(commerce), enableContestant(commerce), checkoutContestant(commerce)].map(
    (contestant) => ({ lane: contestant.name, contestant }),
  );
  await progress.step('companies, credits and listings', () => commerce.prepare());
  try {
    return await progress.step('spending', () =>
      measurePaired(lanes, (n) => ({ kind: 'spend', n }), { requests, warmUp, inFlight: IN_FLIGHT }),
    );
  } finally {
    await Promise.all(lanes.map(({ contestant }) => contestant.close()));
  }
}

async function report({ settings, progress, print, records }) {
  const page = new Report({ root: settings.root, title: 'Bench: spending', print });
  const judge = new Judge();
  const rows = [...records].map(([lane, { times }]) => ({
    target: lane,
    requests: times.count,
    p50: times.p50,
    p95: times.p95,
    'requests/s': times.rate,
    'ledger entries/s': lane === 'checkout' ? '' : times.rate * ENTRIES_PER_SPEND,
  }));
  page.table(`${IN_FLIGHT} in flight`, rows, 'Times in ms. A checkout places an order and starts its payment.');
  const [raw, enable, checkout] = [...records.values()].map(({ times }) => times);
  judge.atLeast('ledger entries/s, turning on / raw SQL', enable.rate / raw.rate, MIN_SHARE_OF_RAW_ENTRIES);
  judge.atMost('p95, turning on / raw SQL', enable.p95 / raw.p95, MAX_ENABLE_P95);
  judge.atMost('p95, checkout / raw SQL', checkout.p95 / raw.p95, MAX_CHECKOUT_P95);
  page.table('Judged', judge.rows);
  progress.print(`written: ${page.write('spending')} after ${progress.seconds} s`);
  if (settings.isJudged && judge.missed.length > 0) throw new UserError(`missed: ${judge.missed[0].what}`);
}
