import { setImmediate as turn } from 'node:timers/promises';
import type { MailTemplate } from '@porchlight/contracts/internal';
import type { TestApp } from '@porchlight/service-kit/testing';

/** A mail that waits to be sent. */
export interface WaitingMail {
  readonly template: MailTemplate;
  readonly language: string;
  readonly words: Readonly<Record<string, string>>;
}

/** The mails that a person gets, oldest first. */
export const mailsTo = (app: TestApp, personId: string): Promise<WaitingMail[]> =>
  app.sql<WaitingMail>('select template, language, words from mail where person_id = $1 order by made_at, id', [
    personId,
  ]);
/** The text of the link in the newest mail of a template. */
export async function linkIn(app: TestApp, personId: string, template: MailTemplate): Promise<string> {
  const newest = (await mailsTo(app, personId)).filter((mail) => mail.template === template).at(-1);
  return newest?.words['path']?.split('/').at(-1) ?? '';
}
/** Waits until a person has so many mails of a template; the test's own time limit ends it. */
export async function hasMails(app: TestApp, personId: string, template: MailTemplate, count: number): Promise<void> {
  while ((await mailsTo(app, personId)).filter((mail) => mail.template === template).length < count) await turn();
}
