import { randomUUID } from 'node:crypto';
import type { MailRequested } from '@porchlight/contracts/internal';
import { startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { DataSource } from 'typeorm';
import { accounts } from '../accounts.ts';
import { Mailer } from '../mail/mailer.ts';
import { startMailServer, type MailServer, type ReceivedMail, type Verdict } from './mail-server.ts';

type Judge = (mail: ReceivedMail) => Verdict | Promise<Verdict>;
interface Row {
  readonly id: string;
  readonly state: string;
  readonly attempts: number;
  readonly answer: string | null;
  readonly words: object;
  readonly isRepeat: boolean;
}

/** Accounts that sends its mail to a mail server of the test. */
export interface MailSending {
  readonly app: TestApp;
  readonly server: MailServer;
  readonly settings: Readonly<Record<string, string>>;
  /** Decides about each mail from now on; the default accepts it. */
  judge: Judge;
  stop(): Promise<void>;
}

/** Starts accounts with a mail server. */
export async function startMailSending(): Promise<MailSending> {
  const server = await startMailServer((mail) => sending.judge(mail));
  const settings = {
    SMTP_URL: server.url,
    MAIL_FROM: 'Porchlight <hello@example.com>',
    PUBLIC_ORIGIN: 'https://homes.example.com',
  };
  const app = await startForTest(accounts, settings);
  const sending: MailSending = {
    app,
    server,
    settings,
    judge: () => 'take',
    stop: async () => {
      await app.stop();
      await server.close();
    },
  };
  return sending;
}

/** Returns a transactional mail to a new address. */
export const aMail = (over: Partial<MailRequested> = {}): MailRequested => ({
  template: 'inquiry-copy',
  key: `inquiry-copy:${randomUUID()}`,
  email: `${randomUUID()}@example.com`,
  language: 'en-CA',
  words: { title: 'A bright room', path: '/homes' },
  ...over,
});
/** Returns a bulk mail. */
export const aNewsletter = (email: string, list = 'alert-7'): MailRequested =>
  aMail({
    template: 'alert-listings',
    key: `alert-listings:${randomUUID()}`,
    email,
    list,
    unsubscribeToken: 'to.ken',
    words: { search: 'Toronto', total: '2 homes', path: '/homes', items: [] },
  });

/** Queues mails in one transaction. */
export const requestMails = ({ app }: MailSending, ...mails: readonly MailRequested[]): Promise<void> =>
  app.app.get(DataSource).transaction(async (manager) => {
    for (const mail of mails) await app.app.get(Mailer).request(manager, mail);
  });
/** Returns the queue's row of a mail. */
export const rowOf = async ({ app }: MailSending, { key }: MailRequested): Promise<Row | undefined> =>
  (
    await app.sql<Row>('select id, state, attempts, answer, words, is_repeat as "isRepeat" from mail where key = $1', [
      key,
    ])
  )[0];
/** Returns the first result that is not undefined, limited by the test timeout. */
export const until = async <T>(look: () => Promise<T | undefined> | T | undefined): Promise<T> => {
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    await new Promise((resolve) => {
      setTimeout(resolve, 25);
    });
  }
};
/** Waits until a mail is in one of these states and returns its row. */
export const settled = (sending: MailSending, mail: MailRequested, ...states: readonly string[]): Promise<Row> =>
  until(async () => {
    const row = await rowOf(sending, mail);
    return row && states.includes(row.state) ? row : undefined;
  });
/** Returns the mails that arrived at an address. */
export const arrivedAt = ({ server }: MailSending, email: string | undefined): readonly ReceivedMail[] =>
  server.arrived.filter(({ envelopeTo }) => envelopeTo[0] === email);
