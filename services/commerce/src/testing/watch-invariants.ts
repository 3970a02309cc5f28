import { createDataSource } from '@porchlight/service-kit';
import { addFigure, type TestApp } from '@porchlight/service-kit/testing';
import { violationsSql, type Violation } from './ledger-of.ts';

/** Checks the invariants in one snapshot of the database after another, while other connections change it. */
export interface InvariantWatcher {
  /** Violations found so far. */
  violations(): readonly Violation[];
  /** Stops the watcher and adds the number of its snapshots to the figures. */
  stop(): Promise<void>;
}

/** Starts a watcher of the database of a started commerce service. */
export async function watchInvariants({ databaseUrl: url }: Pick<TestApp, 'databaseUrl'>): Promise<InvariantWatcher> {
  const source = createDataSource({ url, schema: 'commerce', poolSize: 1, entities: [], migrations: [] });
  await source.initialize();
  const found: Violation[] = [];
  let [snapshots, isStopped] = [0, false];
  const watch = async () => {
    for (; !isStopped; snapshots += 1)
      await source.transaction('REPEATABLE READ', async (manager) => {
        await manager.query('set transaction read only');
        found.push(...(await manager.query<Violation[]>(violationsSql)));
      });
  };
  const watching = watch();
  return {
    violations: () => found,
    async stop() {
      isStopped = true;
      await watching;
      await source.destroy();
      addFigure('snapshots', snapshots);
    },
  };
}
