import { setImmediate as turn } from 'node:timers/promises';
import { Injectable, Module } from '@nestjs/common';
import { defineService, RecurringTask, ServiceConfig } from '../index.ts';
import { startForTest, testEnvironment, type TestApp } from '../testing/index.ts';

const firstRun = new Date('2099-01-01T00:00:00Z');
const runs: object[] = [];

@Injectable()
class Reports {
  @RecurringTask('at-once')
  runAtOnce(payload: object): Promise<void> {
    runs.push(payload);
    return Promise.resolve();
  }
  @RecurringTask('later', () => firstRun)
  runLater(): Promise<void> {
    return Promise.resolve();
  }
}
@Module({ providers: [Reports] })
class ReportsModule {}
const service = defineService({
  name: 'content',
  module: ReportsModule,
  entities: [],
  migrations: [],
  config: ServiceConfig,
});

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(service, { LOG_LEVEL: 'silent' });
});
afterAll(() => app.stop());

async function startAgain(): Promise<void> {
  const second = await service.start(testEnvironment('content', app.databaseUrl));
  await second.stop();
}
const jobs = () =>
  app.sql<{ id: string; key: string; state: string; run_at: Date }>(
    `select id, key, state, run_at from job where name = 'later'`,
  );

describe('a recurring task', () => {
  it('runs at once after the first start', async () => {
    while (runs.length === 0) await turn();
    expect(runs).toEqual([{}]);
  });
  it('is queued for the time of its first run, as one job over two starts', async () => {
    const queued = await jobs();
    expect(queued).toEqual([{ id: queued[0]?.id, key: 'later', state: 'ready', run_at: firstRun }]);
    await startAgain();
    expect(await jobs()).toEqual(queued);
  });
  it('is revived at the start when its job is a dead letter', async () => {
    await app.sql(`update job set state = 'dead', attempts = 10 where name = 'later'`);
    await startAgain();
    expect(await jobs()).toMatchObject([{ key: 'later', state: 'ready', run_at: firstRun }]);
  });
});
