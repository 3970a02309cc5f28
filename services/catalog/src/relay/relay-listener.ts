import type { AddressInfo } from 'node:net';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { errorFields, Log } from '@porchlight/service-kit';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { CatalogConfig } from '../config.ts';
import { ConversationRelay } from './conversation-relay.ts';
import { MailRelay, type RelayCode } from './mail-relay.ts';
import { RelayAliases } from './relay-aliases.ts';

type Done = (error?: Error | null, message?: string) => void;

/** Largest mail; all of it is parsed, the text alone is passed on. */
export const maxMailBytes = 10 * 1024 * 1024;
const maxClients = 8;
const timeouts = { socketTimeout: 30_000, closeTimeout: 5_000 };

// Only the parties learn that a mail failed, from their own mail server. Everything else is accepted.
const replies: Partial<Record<RelayCode, readonly [number, string]>> = {
  unknown: [550, '5.1.1 This address takes no mail.'],
  expired: [550, '5.1.1 This address takes no mail any more. Please reply on the site.'],
  empty: [550, '5.6.0 We found no answer in your email. Please write it above the quoted text.'],
  'too-large': [552, '5.3.4 Your answer is too long. Please send at most 3,800 characters.'],
  limited: [451, '4.7.1 Too many emails within an hour. Please try again later.'],
  closed: [550, '5.7.1 This conversation takes no messages any more.'],
  unreadable: [554, '5.6.0 We could not read this email.'],
};
const failure = (responseCode: number, message: string): Error => Object.assign(new Error(message), { responseCode });

/**
 * SMTP listener of the mail relay. The mail server of the operator forwards to it in a private network: no TLS, no
 * login, no mail to other domains. A mail is stored before it is accepted. (docs/how-to/mail-relay.md)
 */
@Injectable()
export class RelayListener implements OnApplicationBootstrap, OnModuleDestroy {
  #server: SMTPServer | undefined;
  constructor(
    private readonly relay: MailRelay,
    private readonly aliases: RelayAliases,
    private readonly conversations: ConversationRelay,
    private readonly log: Log,
    private readonly config: CatalogConfig,
  ) {}

  /** Port of the listener; undefined without a mail relay. */
  get port(): number | undefined {
    return (this.#server?.server.address() as AddressInfo | undefined)?.port;
  }

  async onApplicationBootstrap(): Promise<void> {
    const { relayDomain, relayPort, serviceHost } = this.config;
    if (relayDomain === undefined) return;
    const server = this.#create(relayDomain);
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(relayPort, serviceHost, resolve);
    });
    server.removeAllListeners('error');
    server.on('error', (error) => {
      this.log.debug('mail connection failed', errorFields(error));
    });
    this.#server = server;
    this.log.info('mail relay listening', { port: this.port });
  }

  async onModuleDestroy(): Promise<void> {
    const server = this.#server;
    if (server) await new Promise<void>((resolve) => void server.close(resolve));
  }

  #create(name: string): SMTPServer {
    return new SMTPServer({
      name,
      banner: 'ready',
      size: maxMailBytes,
      maxClients,
      maxRecipients: 1,
      ...timeouts,
      authOptional: true,
      disabledCommands: ['AUTH', 'STARTTLS'],
      disableReverseLookup: true,
      onRcptTo: ({ address }, _, done) => {
        this.#answer(done, () => this.#checkRecipient(address));
      },
      onData: (stream, session, done) => {
        this.#answer(done, () => this.#receive(stream, session));
      },
    });
  }

  async #checkRecipient(address: string): Promise<RelayCode> {
    const alias = this.aliases.aliasOf(address) ?? '';
    const state = this.conversations.isAlias(alias)
      ? await this.conversations.take(alias)
      : await this.aliases.take(address);
    if (state === 'open') return 'relayed';
    this.relay.report(state);
    return state;
  }

  async #receive(stream: SMTPServerDataStream, { envelope }: SMTPServerSession): Promise<RelayCode> {
    const raw = await readAll(stream);
    if (raw === undefined) {
      this.relay.report('too-large');
      throw failure(552, '5.3.4 This email is too large. Please reply without attachments.');
    }
    const alias = this.aliases.aliasOf(envelope.rcptTo[0]?.address ?? '') ?? '';
    const envelopeFrom = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
    return this.relay.receive({ raw, envelopeFrom, alias });
  }

  #answer(done: Done, work: () => Promise<RelayCode>): void {
    work().then(
      (code) => {
        const reply = replies[code];
        done(reply === undefined ? null : failure(...reply));
      },
      (error: unknown) => {
        if (typeof (error as { responseCode?: unknown }).responseCode === 'number') {
          done(error as Error);
          return;
        }
        this.log.warn('mail relay unavailable', errorFields(error));
        done(failure(451, '4.3.0 Please try again later.'));
      },
    );
  }
}

/** Returns the bytes of a mail; undefined for one that is too large, of which nothing is held. */
async function readAll(stream: SMTPServerDataStream): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream as AsyncIterable<Buffer>)
    if (stream.sizeExceeded) chunks.length = 0;
    else chunks.push(chunk);
  return stream.sizeExceeded ? undefined : Buffer.concat(chunks);
}
