import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { jest } from '@jest/globals';
import type { TestApp } from '@porchlight/service-kit/testing';
import { LeadReplies } from '../../leads/lead-replies.ts';
import { RelayListener } from '../relay-listener.ts';
import { MailRelay, type RelayCode } from '../mail-relay.ts';
import { owner, startWithListings } from '../../testing/inquiries.ts';
import { leadsIn } from '../../testing/leads.ts';
import { sendMail, type SentMail, type SmtpReply } from './smtp-client.ts';

export const relayDomain = 'reply.example.com';
export const landlordAddress = 'marie.landlord@example.net';

interface Party {
  readonly email: string;
  readonly isDisabled?: boolean;
  readonly permissions?: readonly string[];
}
interface Message {
  readonly author: string;
  readonly text: string;
}
/** Thread with the addresses that its two mails carry. */
export interface RelayedThread {
  readonly id: string;
  readonly renterEmail: string;
  readonly renterId: string;
  /** Address to which the renter, and the landlord, answers. */
  readonly renterAlias: string;
  readonly landlordAlias: string;
}
interface AnswerOptions {
  readonly from?: string;
  readonly envelopeFrom?: string;
  readonly messageId?: string | undefined;
  readonly headers?: readonly string[];
  readonly text?: string;
  /** Header lines and body instead of a plain text. */
  readonly body?: readonly string[];
}

/** Returns a mail to an alias, by default from its landlord. */
export function answerTo(
  to: string,
  {
    from = landlordAddress,
    envelopeFrom = from,
    messageId = `<${randomUUID()}@mail.example.net>`,
    headers = [],
    text = 'Yes, it is.',
    body = ['Content-Type: text/plain; charset=utf-8', '', text],
  }: AnswerOptions = {},
): SentMail {
  const lines = [`From: Sender <${from}>`, `To: <${to}>`, 'Subject: Re: the home', `Message-ID: ${messageId}`];
  return { from: envelopeFrom, to, raw: [...lines, ...headers, 'MIME-Version: 1.0', ...body].join('\r\n') };
}

/** Starts catalog with a mail relay, and a stand-in of accounts that knows one landlord. */
export async function startRelay(environment: Readonly<Record<string, string>> = {}) {
  const people = new Map<string, Party>([[owner, { email: landlordAddress, permissions: ['modifyLeads'] }]]);
  let isDown = false;
  const accounts = createServer((request, response) => {
    const [, personId = ''] = /^\/internal\/people\/([^/]+)\/sender-check$/u.exec(request.url ?? '') ?? [];
    const answer = async () => {
      const { address } = (await json(request)) as { address?: string };
      const { email, isDisabled = false, permissions = [] } = people.get(personId) ?? { email: '' };
      // Events stay queued, so that tests can read them.
      response.writeHead(personId === '' || isDown ? 503 : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ isOwn: email === address, isDisabled, permissions }));
    };
    void answer();
  });
  await new Promise<void>((resolve) => accounts.listen(0, '127.0.0.1', resolve));
  const app = await startWithListings({
    RELAY_DOMAIN: relayDomain,
    RELAY_PORT: '0',
    ACCOUNTS_URL: `http://127.0.0.1:${(accounts.address() as AddressInfo).port}`,
    ...environment,
  });
  const codes: RelayCode[] = [];
  const relay = app.app.get(MailRelay, { strict: false });
  const report = relay.report.bind(relay);
  jest.spyOn(relay, 'report').mockImplementation((code, thread) => {
    codes.push(code);
    report(code, thread);
  });
  const port = app.app.get(RelayListener, { strict: false }).port ?? 0;
  return {
    app,
    people,
    port,
    /** Codes of all mails so far. */
    codes,
    setDown: (value: boolean) => {
      isDown = value;
    },
    /** Sends a mail; returns the reply and the code that was logged. */
    send: async (mail: SentMail): Promise<{ reply: SmtpReply; code: RelayCode | undefined }> => {
      const before = codes.length;
      const reply = await sendMail(port, mail);
      return { reply, code: codes[before] };
    },
    ...threadsIn(app),
    stop: async () => {
      await app.stop();
      await new Promise((resolve) => accounts.close(resolve));
    },
  };
}
export type RelayFixture = Awaited<ReturnType<typeof startRelay>>;

function threadsIn(app: TestApp) {
  const leads = leadsIn(() => app);
  const replyToOf = async (template: string, words: object) =>
    (
      await app.sql<{ replyTo: string | null }>(
        `select payload ->> 'replyTo' as "replyTo" from job where name = 'mail.requested' and payload ->> 'template' = $1
          and payload @> $2::jsonb order by id desc limit 1`,
        [template, JSON.stringify(words)],
      )
    )[0]?.replyTo ?? '';
  const passHour = async () => {
    await app.sql(`update inquiry_message set sent_at = sent_at - interval '2 hours'`);
    await app.sql('update relay_alias set mails = 0');
    await app.sql(`update job set run_at = now() + interval '1 day' where target = 'accounts' and state = 'ready'`);
  };
  return {
    leads,
    replyToOf,
    /** Ends the hour of all limits, and postpones the events that the stand-in refused. */
    passHour,
    /** Makes a thread in which both parties got a mail. */
    aThread: async (over: object = {}): Promise<RelayedThread> => {
      const { id, email, renter } = await leads.aProvedLead({ sharesContact: false, ...over });
      const replies = app.app.get(LeadReplies, { strict: false });
      await replies.reply(owner, id, { key: randomUUID(), message: 'Thanks for writing.' });
      await passHour();
      return {
        id,
        renterEmail: email,
        renterId: renter.subject.sub,
        renterAlias: await replyToOf('inquiry-reply', { email }),
        landlordAlias: await replyToOf('inquiry-received', { words: { path: `/portal/leads/${id}` } }),
      };
    },
    /** Messages of a thread after its first two. */
    answersIn: async ({ id }: { readonly id: string }): Promise<Message[]> =>
      app.sql<Message>('select author, text from inquiry_message where inquiry_id = $1 order by sent_at, id offset 2', [
        id,
      ]),
  };
}
