import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  conversationAliasPrefix,
  receiveConversationMail,
  takeConversationAlias,
  type ConversationAliasState,
  type ConversationMailResponse,
} from '@porchlight/contracts/internal';
import { ServiceClient } from '@porchlight/service-kit';
import { isEmail } from 'class-validator';
import { CatalogConfig } from '../config.ts';
import { withoutAddresses } from './answer-text.ts';
import type { IncomingMail } from './incoming-mail.ts';
import { writtenText } from './written-text.ts';

const maxAddressLength = 254;
const aliasPattern = new RegExp(`^${conversationAliasPrefix}[a-z2-7]{20}$`, 'u');

/** Passes answers to replies of support on to content, where their conversations are. (docs/rules/form-messages.md) */
@Injectable()
export class ConversationRelay {
  constructor(
    private readonly client: ServiceClient,
    private readonly config: CatalogConfig,
  ) {}

  /** Returns whether an alias has the form of one that belongs to a conversation in content. */
  isAlias(alias: string): boolean {
    return aliasPattern.test(alias);
  }

  /** Counts a mail to an address, and returns whether the address takes it. Throws while content is down. */
  async take(alias: string): Promise<ConversationAliasState['state']> {
    return (await this.client.call(takeConversationAlias, { body: { alias } })).state;
  }

  /** Stores what a person wrote, and returns what became of it. Throws while content is down. */
  async store(
    alias: string,
    { mail: { from, messageId, text, hasAttachments }, raw }: { readonly mail: IncomingMail; readonly raw: Buffer },
  ): Promise<ConversationMailResponse['outcome'] | 'too-large' | 'empty'> {
    if (from === undefined || from.length > maxAddressLength || !isEmail(from)) return 'stranger';
    const own = writtenText(text);
    if (own === undefined) return 'too-large';
    const written = withoutAddresses(own, { mailboxes: [from], domain: this.config.relayDomain ?? '' });
    if (written === '') return 'empty';
    const hash = createHash('sha256')
      .update(`${alias} `)
      .update(messageId ?? raw);
    const { outcome } = await this.client.call(receiveConversationMail, {
      body: { alias, key: `mail-${hash.digest('hex').slice(0, 40)}`, from, text: written, hadFiles: hasAttachments },
    });
    return outcome;
  }
}
