import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { DataSource, EntityManager } from 'typeorm';
import type { ProcessConfig } from '../config/process-config.ts';
import type { Log } from '../log.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { InvalidConfigError } from '../config/read-config.ts';
import { withAdvisoryLock } from './migrate.ts';

/** A seed file. Its version is the hash of its bytes; its content is decompressed on demand. */
export interface SeedFile {
  readonly version: string;
  read<T>(): Promise<T>;
}

/** Context in which a service inserts its demo data. */
export interface SeedContext<C extends ProcessConfig = ProcessConfig> {
  readonly config: C;
  readonly log: Log;
  readonly outbox: Outbox;
  /** Opens a `.json.gz` file beside the code: `file(new URL('../seed/market.json.gz', import.meta.url))`. */
  file(address: URL): Promise<SeedFile>;
  /** Runs the work in one transaction, unless this version was inserted before. Returns whether it ran. */
  once(version: string, work: (manager: EntityManager) => Promise<void>): Promise<boolean>;
}

async function seedFile(address: URL): Promise<SeedFile> {
  const bytes = await readFile(address);
  const name = address.pathname.split('/').at(-1) ?? 'seed';
  return {
    version: `${name}:${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}`,
    async read<T>() {
      return JSON.parse((await promisify(gunzip)(bytes)).toString('utf8')) as T;
    },
  };
}

/** Creates the context for the seed of a service. */
export function seedContext<C extends ProcessConfig>(
  dataSource: DataSource,
  parts: { schema: string; config: C; log: Log; outbox: Outbox },
): SeedContext<C> {
  const once = (version: string, work: (manager: EntityManager) => Promise<void>) =>
    withAdvisoryLock(dataSource, `${parts.schema}:seed`, async () => {
      const [existing] = await dataSource.query<object[]>('select 1 from seed_version where version = $1', [version]);
      if (existing) return false;
      await dataSource.transaction(async (manager) => {
        // A seed parses and computes between its statements, which takes long on a busy machine.
        await manager.query('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0');
        await work(manager);
        await manager.query('insert into seed_version (version) values ($1)', [version]);
      });
      parts.log.info('seed inserted', { version });
      return true;
    });
  return { config: parts.config, log: parts.log, outbox: parts.outbox, file: seedFile, once };
}

/**
 * Throws `InvalidConfigError` when demo data was ever inserted into the schema: the password of the demo's accounts,
 * one of them a site owner, is public (docs/rules/access.md#access-12-production-refuses-a-database-with-demo-data).
 */
export async function refuseDemoData(dataSource: DataSource, schema: string): Promise<void> {
  const [seed] = await dataSource.query<{ version: string }[]>('select version from seed_version limit 1');
  if (seed)
    throw new InvalidConfigError(
      `NODE_ENV=production refuses this database: the schema ${schema} holds demo data (${seed.version}), and the ` +
        'password of its accounts is public. Use a new, empty database for production; the demo needs a database of ' +
        'its own (docs/how-to/run-the-demo-in-containers.md).',
    );
}
