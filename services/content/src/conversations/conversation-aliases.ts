import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { conversationAliasPrefix, type ConversationAliasState } from '@porchlight/contracts/internal';
import { changedCount, changedRowOrFail } from '@porchlight/service-kit';
import { DataSource, type EntityManager } from 'typeorm';

const maxMailsPerHour = 30;
const letters = 'abcdefghijklmnopqrstuvwxyz234567';
const aliasLength = 20;

// An alias works until 90 days after the last mail that carried it; then the person gets another one.
const renewSql = `
  update form_submission set alias_expires_at = now() + interval '90 days',
    alias = case when alias_expires_at > now() then alias else $2 end
  where conversation_id = $1 returning alias`;
const isNewHour = `alias_counted_since < now() - interval '1 hour'`;
const takeSql = `
  update form_submission set alias_mails = case when ${isNewHour} then 1 else alias_mails + 1 end,
    alias_counted_since = case when ${isNewHour} then now() else alias_counted_since end
  where alias = $1 and alias_expires_at > now() and (alias_mails < ${maxMailsPerHour} or ${isNewHour})`;
const isLiveSql = 'select alias_expires_at > now() as "isLive" from form_submission where alias = $1';

/** Addresses under which people answer the replies of support, one a conversation. (docs/rules/form-messages.md) */
@Injectable()
export class ConversationAliases {
  constructor(private readonly source: DataSource) {}

  /** Returns the address that takes the answers of the person, in the transaction that requests the mail with it. */
  async renew(manager: EntityManager, id: string, domain: string): Promise<string> {
    const { alias } = await changedRowOrFail<{ alias: string }>(manager, renewSql, [id, randomAlias()]);
    return `${alias}@${domain}`;
  }

  /** Counts a mail to an address, and returns whether the address takes it. */
  async take(alias: string): Promise<ConversationAliasState> {
    if ((await changedCount(this.source, takeSql, [alias])) > 0) return { state: 'open' };
    const [found] = await this.source.query<{ isLive: boolean }[]>(isLiveSql, [alias]);
    if (!found) return { state: 'unknown' };
    return { state: found.isLive ? 'limited' : 'expired' };
  }
}

/** Returns a local part of 100 random bits. */
const randomAlias = (): string =>
  conversationAliasPrefix + Array.from(randomBytes(aliasLength), (byte) => letters[byte % letters.length]).join('');
