import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { formatMessage } from '@porchlight/messages';
import { Log, Problem } from '@porchlight/service-kit';
import { CatalogConfig } from '../config.ts';
import { mailMessages } from '../inquiries/mail-messages.ts';
import { withoutAddresses } from './answer-text.ts';
import { automaticCodeOf, isForged, type AutomaticCode } from './automatic-mail.ts';
import { ConversationRelay } from './conversation-relay.ts';
import { parseMail, type IncomingMail } from './incoming-mail.ts';
import { writtenText } from './written-text.ts';
import { RelayThreads, type RelayThread } from './relay-threads.ts';

/** What became of a mail. Logged, without addresses and text. */
export type RelayCode =
  | AutomaticCode
  | 'relayed'
  | 'held'
  | 'unknown'
  | 'expired'
  | 'stranger'
  | 'forged'
  | 'duplicate'
  | 'empty'
  | 'too-large'
  | 'limited'
  | 'closed'
  | 'unreadable';
/** Mail with its envelope. */
export interface ReceivedMail {
  readonly raw: Buffer;
  readonly envelopeFrom: string;
  readonly alias: string;
}

/**
 * Passes the mails of the parties of an inquiry on to its thread. Everything else is accepted without an error, so that
 * nothing shows a stranger whether a guess was right, and is only counted in the log. (docs/rules/mail-relay.md)
 */
@Injectable()
export class MailRelay {
  constructor(
    private readonly threads: RelayThreads,
    private readonly conversations: ConversationRelay,
    private readonly log: Log,
    private readonly config: CatalogConfig,
  ) {}

  /** Stores the answer in a mail, and returns what became of it. Throws while the database or accounts is down. */
  async receive(received: ReceivedMail): Promise<RelayCode> {
    if (this.conversations.isAlias(received.alias)) return this.#receiveForSupport(received);
    const thread = await this.threads.find(received.alias);
    const code = thread === undefined ? 'unknown' : await this.#relay(received, thread);
    this.report(code, thread);
    return code;
  }

  report(code: RelayCode, thread?: RelayThread): void {
    const fields = { code, ...(thread ? { inquiry: thread.inquiryId, party: thread.party } : {}) };
    this.log.info(code === 'relayed' ? 'mail relayed' : 'mail not relayed', fields);
  }

  async #receiveForSupport({ raw, envelopeFrom, alias }: ReceivedMail): Promise<RelayCode> {
    const mail = await parseMail(raw, envelopeFrom).catch(() => undefined);
    const code =
      mail === undefined
        ? 'unreadable'
        : (automaticCodeOf(mail, this.#domain) ??
          (isForged(mail, this.config.relayAuthServer)
            ? 'forged'
            : await this.conversations.store(alias, { mail, raw })));
    this.report(code);
    return code;
  }

  async #relay(received: ReceivedMail, thread: RelayThread): Promise<RelayCode> {
    const mail = await parseMail(received.raw, received.envelopeFrom).catch(() => undefined);
    if (mail === undefined) return 'unreadable';
    const code = automaticCodeOf(mail, this.#domain) ?? (await this.#senderCodeOf(mail, thread));
    return code ?? this.#store({ mail, raw: received.raw }, thread);
  }

  async #senderCodeOf(mail: IncomingMail, thread: RelayThread): Promise<RelayCode | undefined> {
    if (mail.from === undefined || !(await this.threads.isSender(thread, mail.from))) return 'stranger';
    return isForged(mail, this.config.relayAuthServer) ? 'forged' : undefined;
  }

  async #store({ mail, raw }: { mail: IncomingMail; raw: Buffer }, thread: RelayThread): Promise<RelayCode> {
    const key = keyOf(thread, mail.messageId ?? raw);
    if (await this.threads.isStored(key)) return 'duplicate';
    const own = writtenText(mail.text);
    if (own === undefined) return 'too-large';
    const mailboxes = privateMailboxes(thread, mail.from ?? thread.renterEmail);
    const answer = withoutAddresses(own, { mailboxes, domain: this.#domain });
    if (answer === '') return 'empty';
    const note = formatMessage(mailMessages, thread.readerLanguage, 'attachmentsDropped');
    const text = mail.hasAttachments ? `${answer}\n\n${note}` : answer;
    try {
      await this.threads.reply(thread, { key, text });
      return 'relayed';
    } catch (error) {
      return codeOfRefusal(error);
    }
  }

  get #domain(): string {
    return this.config.relayDomain ?? '';
  }
}

/** Returns the addresses that a thread must not show: those of both parties, except what the renter shares. */
const privateMailboxes = ({ party, renterEmail, sharesContact }: RelayThread, from: string): string[] => [
  ...(sharesContact ? [] : [renterEmail]),
  ...(party === 'renter' && sharesContact ? [] : [from]),
];

/** Returns the key of the message that a mail becomes: the same for each delivery of the same mail. */
const keyOf = ({ inquiryId, party }: RelayThread, identity: string | Buffer): string =>
  `relay-${createHash('sha256').update(`${inquiryId} ${party} `).update(identity).digest('hex').slice(0, 40)}`;

const refusals: Readonly<Record<string, RelayCode>> = {
  'key-taken': 'duplicate',
  'too-many-replies': 'limited',
  'too-many-inquiries': 'limited',
  'writer-erased': 'closed',
  'writer-blocked': 'closed',
  'lead-not-found': 'closed',
  'listing-not-found': 'closed',
  gone: 'closed',
};
function codeOfRefusal(error: unknown): RelayCode {
  const code = error instanceof Problem ? refusals[error.code] : undefined;
  if (code === undefined) throw error;
  return code;
}
