import 'reflect-metadata';
import { ConfigRefused, dataSourceOf, processEnvironment, readConfig } from '@porchlight/service-kit';
import { Matches } from 'class-validator';
import { reindex, type ReindexProgress } from './reindex/reindex.ts';

class ReindexConfig {
  @Matches(/^postgres(ql)?:\/\/[^\s]+$/, {
    message: 'databaseUrl must be an address like postgres://catalog:password@127.0.0.1:5432/porchlight',
  })
  databaseUrl!: string;
}

const stopping = new AbortController();
let reached: ReindexProgress | undefined;

function tell(now: ReindexProgress): void {
  const percent = (at: ReindexProgress | undefined) => (at ? Math.floor((at.done / at.of) * 100) : -1);
  if (percent(now) > percent(reached))
    process.stdout.write(`Search documents: ${percent(now)} % (${now.done} of ${now.of})\n`);
  reached = now;
}

function afterOf([word, id, ...more]: readonly string[]): string | undefined {
  if (word === undefined) return undefined;
  if (word === '--after' && /^\d{1,18}$/.test(id ?? '') && more.length === 0) return id;
  throw new ConfigRefused('It takes nothing, or --after and the number that a stopped run gave.');
}

async function run(): Promise<void> {
  const after = afterOf(process.argv.slice(2));
  const { databaseUrl } = readConfig(ReindexConfig, processEnvironment());
  const dataSource = await dataSourceOf({
    url: databaseUrl,
    schema: 'catalog',
    poolSize: 3,
    entities: [],
    migrations: [],
  }).initialize();
  try {
    const isWhole = await reindex({
      dataSource,
      signal: stopping.signal,
      progress: tell,
      ...(after === undefined ? {} : { after }),
    });
    process.stdout.write(
      isWhole
        ? 'All search documents and the roll-up of the map are written anew.\n'
        : `Stopped; what is done stays. To go on: npm run catalog:reindex -- --after ${reached?.lastId ?? after ?? 0}\n`,
    );
    if (!isWhole) process.exitCode = 130;
  } finally {
    await dataSource.destroy();
  }
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (stopping.signal.aborted) process.exit(1);
    stopping.abort();
  });
}
run().catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof ConfigRefused ? error.message : `The search documents could not be written: ${(error as Error).message}`}\n`,
  );
  process.exitCode = 1;
});
