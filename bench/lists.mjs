// `npm run bench -- lists`: a staff list of 100,000 posts (pages, sorts, filter, search) beside the same list of
// Directus, in one run.
import { buildServices } from '../packages/tooling/src/build/build-services.mjs';
import { importBuilt } from '../packages/tooling/src/build/built-module.mjs';
import { Progress } from '../packages/tooling/src/run/terminal/progress.mjs';
import { UserError } from '../packages/tooling/src/run/terminal/user-error.mjs';
import { startCompetitor } from './competitor/open-competitor.mjs';
import { pick, randomAt } from './data/random.mjs';
import { dropDatabase, startBenchServer } from './environment/bench-server.mjs';
import { startBenchServices } from './environment/bench-services.mjs';
import { competitorListContestant, contentContestant } from './lists/contestants.mjs';
import { copyPostsForCompetitor, fillPosts, guideWords } from './lists/posts.mjs';
import { measurePaired } from './measure/paired.mjs';
import { requireSameResponses } from './measure/same-responses.mjs';
import { Judge } from './report/judge.mjs';
import { Report } from './report/report.mjs';
import { readBenchSettings } from './settings.mjs';

const POSTS = 100_000;
const IN_FLIGHT = 4;
const LAST_PAGE = 96; // of 2,400 results
const COMPARED_QUERIES = 60;
const database = 'bench_lists';
const sorts = ['slug', 'author', 'publishedAt', 'updatedAt'].flatMap((field) => [field, `-${field}`]);
// Directus / content, p95.
const minRatios = { page: 1, sort: 1, filter: 1, search: 5 };

/** Measures the queries of a staff list in blocks that alternate with Directus, and writes the result page. */
export async function measureLists(root, args) {
  const settings = readBenchSettings(root, args);
  const progress = new Progress();
  const print = (output) => progress.print(output);
  await progress.step('services built', () => buildServices(root));
  const server = await startBenchServer(settings.dataDir, print);
  const opened = [];
  try {
    const words = { 'en-CA': guideWords(root, 'en-CA'), 'fr-CA': guideWords(root, 'fr-CA') };
    const context = { ...settings, server, words, progress, opened };
    const contestants = [await openContent(context), await openDirectus(context)];
    const queryAt = createQueries(words['en-CA'], settings.seed);
    await requireSameResponses(
      contestants,
      Array.from({ length: COMPARED_QUERIES }, (_, n) => comparable(queryAt(n))),
    );
    const lanes = contestants.map((contestant) => ({ lane: contestant.name, contestant }));
    const records = await progress.step('lists', () =>
      measurePaired(lanes, queryAt, { ...settings, inFlight: IN_FLIGHT }),
    );
    report({ settings, progress, print, records });
  } finally {
    for (const close of opened.reverse()) await close();
    await dropDatabase(server, database);
    await server.stop();
  }
}

async function openContent({ root, dataDir, server, words, seed, progress, opened }) {
  const { provision } = await importBuilt(root, 'packages/service-kit/src/database/provision.ts');
  const { IdentitySigner } = await importBuilt(root, 'packages/service-kit/src/identity/identity-signer.ts');
  await dropDatabase(server, database);
  await provision(
    server.urlOf(database),
    ['gateway', 'content'].map((service) => ({ service, password: server.secrets.passwords[service] })),
  );
  const services = await startBenchServices({ root, dataDir, server, database, names: ['content'] });
  opened.push(() => services.stop());
  await progress.step(`${POSTS} posts`, () =>
    server.withClient(database, (client) => fillPosts(client, { count: POSTS, words, seed })),
  );
  const contestant = contentContestant({ IdentitySigner, url: services.urlOf('content'), secrets: server.secrets });
  opened.push(() => contestant.close());
  return contestant;
}

async function openDirectus({ dataDir, server, progress, opened }) {
  await progress.step('the same posts for Directus', () => server.withClient(database, copyPostsForCompetitor));
  const { url, token, stop } = await startCompetitor({ dataDir, database: server.urlOf(database), progress });
  opened.push(stop);
  const contestant = competitorListContestant({ url, token });
  opened.push(() => contestant.close());
  return contestant;
}

/** Returns the n-th query: one of the four kinds in turn. */
function createQueries(words, seed) {
  const makers = {
    page: (random) => ({ sort: '-updatedAt', page: 1 + Math.floor(random() * LAST_PAGE) }),
    sort: (random) => ({ sort: pick(random, sorts), page: 1 + Math.floor(random() * 4) }),
    filter: (random) => ({ sort: '-updatedAt', page: 1, state: pick(random, ['draft', 'published']) }),
    search: (random) => ({ sort: '-updatedAt', page: 1, search: pick(random, words) }),
  };
  const kinds = Object.keys(makers);
  return (n) => {
    const kind = kinds[n % kinds.length];
    return { kind, ...makers[kind](randomAt(seed, n, 2)) };
  };
}

// Directus finds parts of words, content their beginnings: only the other kinds return the same.
const comparable = (query) => ({ ...query, search: undefined });

function report({ settings, progress, print, records }) {
  const page = new Report({ root: settings.root, title: 'Bench: lists of staff', print });
  const judge = new Judge();
  const [content, directus] = [...records.values()].map(({ kinds }) => kinds);
  const rows = [...content].map(([kind, times]) => ({
    kind,
    requests: times.count,
    'content p50': times.p50,
    'content p95': times.p95,
    'Directus p50': directus.get(kind).p50,
    'Directus p95': directus.get(kind).p95,
    'Directus / content, p95': directus.get(kind).p95 / times.p95,
  }));
  page.table(
    `List of ${POSTS} posts, ${IN_FLIGHT} in flight`,
    rows,
    'Times in ms. Content returns 25 whole records and a count up to 2,400, Directus the columns of the list and its count.',
  );
  for (const row of rows)
    judge.atLeast(`Directus / content, p95, ${row.kind}`, row['Directus / content, p95'], minRatios[row.kind]);
  page.table('Judged', judge.rows);
  progress.print(`written: ${page.write('lists')} after ${progress.seconds} s`);
  if (settings.isJudged && judge.missed.length > 0)
    throw new UserError(`missed:\n${judge.missed.map(({ what }) => `  ${what}`).join('\n')}`);
}
