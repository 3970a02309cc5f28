import 'reflect-metadata';
import { InvalidConfigError, createDataSource, processEnvironment, readConfig } from '@porchlight/service-kit';
import { Matches } from 'class-validator';
import { reindex, type ReindexProgress } from './reindex.ts';

class ReindexConfig {
  @Matches(/^postgres(ql)?:\/\/[^\s]+$/, {
    message: 'databaseUrl must be an address like postgres://catalog:password@127.0.0.1:5432/porchlight',
  })
  databaseUrl!: string;
}

const stopping = new AbortController();
let lastProgress: ReindexProgress | undefined;

function reportProgress(now: ReindexProgress): void {
  const percent = (at: ReindexProgress | undefined) => (at ? Math.floor((at.done / at.of) * 100) : -1);
  if (percent(now) > percent(lastProgress))
    process.stdout.write(`Search documents: ${percent(now)} % (${now.done} of ${now.of})\n`);
  lastProgress = now;
}

function parseAfter([word, id, ...more]: readonly string[]): string | undefined {
  if (word === undefined) return undefined;
  if (word === '--after' && /^\d{1,18}$/.test(id ?? '') && more.length === 0) return id;
  throw new InvalidConfigError('Unknown arguments. Pass nothing, or --after and the id that a stopped run printed.');
}

async function run(): Promise<void> {
  const after = parseAfter(process.argv.slice(2));
  const { databaseUrl } = readConfig(ReindexConfig, processEnvironment());
  const dataSource = await createDataSource({
    url: databaseUrl,
    schema: 'catalog',
    poolSize: 3,
    entities: [],
    migrations: [],
  }).initialize();
  try {
    const isComplete = await reindex({
      dataSource,
      signal: stopping.signal,
      progress: reportProgress,
      ...(after === undefined ? {} : { after }),
    });
    process.stdout.write(
      isComplete
        ? 'Rebuilt all search documents and the map roll-up.\n'
        : `Stopped; completed work is saved. To resume: npm run catalog:reindex -- --after ${lastProgress?.lastId ?? after ?? 0}\n`,
    );
    if (!isComplete) process.exitCode = 130;
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
    `${error instanceof InvalidConfigError ? error.message : `The search documents could not be written: ${(error as Error).message}`}\n`,
  );
  process.exitCode = 1;
});
