import { setImmediate as turn } from 'node:timers/promises';
import type { MailTemplate } from '@porchlight/contracts/internal';
import type { TestApp } from '@porchlight/service-kit/testing';

/** Queued mail. */
export interface QueuedMail {
  readonly template: MailTemplate;
  readonly language: string;
  readonly words: Readonly<Record<string, string>>;
}

/** Returns the mails of a user, oldest first. */
export const mailsTo = (app: TestApp, personId: string): Promise<QueuedMail[]> =>
  app.sql<QueuedMail>('select template, language, words from mail where person_id = $1 order by made_at, id', [
    personId,
  ]);
/** Returns the link token of the user's newest mail of a template. */
export async function latestLinkToken(app: TestApp, personId: string, template: MailTemplate): Promise<string> {
  const newest = (await mailsTo(app, personId)).filter((mail) => mail.template === template).at(-1);
  return newest?.words['path']?.split('/').at(-1) ?? '';
}
/** Waits until a user has this many mails of a template, limited by the test timeout. */
export async function waitForMails(
  app: TestApp,
  personId: string,
  template: MailTemplate,
  count: number,
): Promise<void> {
  while ((await mailsTo(app, personId)).filter((mail) => mail.template === template).length < count) await turn();
}
