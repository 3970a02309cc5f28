import { randomUUID } from 'node:crypto';
import type { MailRequested } from '@porchlight/contracts/internal';
import { createDataSource } from '@porchlight/service-kit';
import { raceRounds, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { DataSource } from 'typeorm';
import { accounts } from '../../accounts.ts';
import { startMailServer, type MailServer } from '../../testing/mail-server.ts';
import { Mailer } from '../mailer.ts';
import { MailQueue } from './mail-queue.ts';
import { MailSender } from './mail-sender.ts';

const workers = 20;
let app: TestApp;
let server: MailServer;
/** One database connection a worker. */
let lines: DataSource;
beforeAll(async () => {
  server = await startMailServer();
  app = await startForTest(accounts, {
    SMTP_URL: server.url,
    MAIL_FROM: 'Porchlight <hello@example.com>',
    PUBLIC_ORIGIN: 'https://homes.example.com',
  });
  lines = await createDataSource({
    url: app.databaseUrl,
    schema: 'accounts',
    poolSize: workers,
    entities: [],
    migrations: [],
  }).initialize();
  await app.sql(slowClaims);
});
afterAll(async () => {
  await lines.destroy();
  await app.stop();
  await server.close();
});

// The claiming statement blocks while the test holds this lock, so all workers overlap on any machine.
const lockKey = 20_261_121;
const slowClaims = `
  create function wait_at_gate() returns trigger language plpgsql as 'begin perform pg_advisory_xact_lock_shared(${lockKey}); return new; end';
  create trigger gate before update on mail for each row
    when (new.attempts > old.attempts) execute function wait_at_gate()`;
const until = async (condition: () => Promise<boolean>): Promise<void> => {
  while (!(await condition()))
    await new Promise((resolve) => {
      setTimeout(resolve, 10);
    });
};
const count = async (sql: string, values: readonly unknown[] = []) =>
  (await app.sql<{ count: number }>(sql, values))[0]?.count ?? 0;
const waiting = () =>
  count(
    `
      select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`,
  );
const sent = (key: string) => count(`select count(*)::int as count from mail where key = $1 and state = 'sent'`, [key]);

/** Releases 20 workers after each has either claimed the mail or found none. */
async function race(mail: MailRequested, { isCutOff = false } = {}): Promise<void> {
  const source = app.app.get(DataSource);
  const queue = new MailQueue(lines);
  const sender = app.app.get(MailSender);
  let back = 0;
  const work = async () => {
    const taken = await queue.claim(4);
    back += 1;
    await Promise.all(taken.map((one) => sender.send(one)));
  };
  const running = await source.transaction(async (held) => {
    await held.query('select pg_advisory_xact_lock($1)', [lockKey]);
    await source.transaction(async (manager) => {
      await app.app.get(Mailer).request(manager, mail);
      if (isCutOff)
        await manager.query(
          `update mail set state = 'sending', sending_since = now() - interval '3 minutes' where key = $1`,
          [mail.key],
        );
    });
    const all = Array.from({ length: workers }, work);
    await until(async () => back + (await waiting()) >= workers);
    return all;
  });
  await Promise.all(running);
  await until(async () => (await sent(mail.key)) === 1);
}
const aMail = (): MailRequested => ({
  template: 'inquiry-copy',
  key: `inquiry-copy:${randomUUID()}`,
  email: `${randomUUID()}@example.com`,
  language: 'en-CA',
  words: { title: 'A bright room', path: '/homes' },
});
const arrived = ({ email }: MailRequested) => server.arrived.filter(({ envelopeTo }) => envelopeTo[0] === email).length;

describe('mail claimed by twenty workers concurrently', () => {
  it.each(raceRounds())('is sent once, round %i', async () => {
    const mail = aMail();
    await race(mail);
    expect(arrived(mail)).toBe(1);
  });
  it.each(raceRounds())('is sent once more after its worker died, round %i', async () => {
    const mail = aMail();
    await race(mail, { isCutOff: true });
    expect(arrived(mail)).toBe(1);
  });
});
