import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { changedCount } from '@porchlight/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { CatalogConfig } from '../config.ts';

/** Party of an inquiry that answers by mail. The contact of a listing answers for its landlord. */
export type RelayParty = 'renter' | 'landlord' | 'contact';
/** Reader of a mail that takes answers. */
type AliasReader =
  { readonly party: 'renter' | 'landlord' } | { readonly party: 'contact'; readonly contactId: string };
/** Whether an address takes a mail now. `limited`: it had as many mails as it takes in an hour. */
export type AliasState = 'open' | 'limited' | 'expired' | 'unknown';

const lifetime = `interval '90 days'`;
const maxMailsPerHour = 30;
const letters = 'abcdefghijklmnopqrstuvwxyz234567';
const aliasLength = 20;

// An alias works until 90 days after the last mail that carried it; then the party gets another one.
const renewSql = `
  insert into relay_alias as old (alias, inquiry_id, party, contact_id, expires_at)
  values ($1, $2, $3, $4::uuid, now() + ${lifetime})
  on conflict (inquiry_id, party, contact_id) do update set expires_at = excluded.expires_at,
    alias = case when old.expires_at > now() then old.alias else excluded.alias end
  returning alias`;
const isNewHour = `counted_since < now() - interval '1 hour'`;
const takeSql = `
  update relay_alias set mails = case when ${isNewHour} then 1 else mails + 1 end,
    counted_since = case when ${isNewHour} then now() else counted_since end
  where alias = $1 and expires_at > now() and (mails < ${maxMailsPerHour} or ${isNewHour})`;
const isLiveSql = 'select expires_at > now() as "isLive" from relay_alias where alias = $1';

/** Retention statement for aliases; those of a deleted inquiry go with it. */
export const relaySweeps = ['delete from relay_alias where expires_at < now()'];

/**
 * Addresses under which the parties of an inquiry answer by mail, one a party and one a contact.
 * (docs/rules/mail-relay.md)
 */
@Injectable()
export class RelayAliases {
  constructor(
    private readonly source: DataSource,
    private readonly config: CatalogConfig,
  ) {}

  /**
   * Returns the address that takes the answers of a party, in the transaction that requests the mail with it. Undefined
   * without a mail relay.
   */
  async renew(manager: EntityManager, inquiryId: string, reader: AliasReader): Promise<string | undefined> {
    const { relayDomain } = this.config;
    if (relayDomain === undefined) return undefined;
    const contactId = reader.party === 'contact' ? reader.contactId : null;
    const values = [randomAlias(), inquiryId, reader.party, contactId];
    const [{ alias }] = await manager.query<[{ alias: string }]>(renewSql, values);
    return `${alias}@${relayDomain}`;
  }

  /** Counts a mail to an address, and returns whether the address takes it. */
  async take(address: string): Promise<AliasState> {
    const alias = this.aliasOf(address);
    if (alias === undefined) return 'unknown';
    if ((await changedCount(this.source, takeSql, [alias])) > 0) return 'open';
    const [found] = await this.source.query<{ isLive: boolean }[]>(isLiveSql, [alias]);
    if (!found) return 'unknown';
    return found.isLive ? 'limited' : 'expired';
  }

  /** Returns the alias in an address of the relay, undefined for any other address. */
  aliasOf(address: string): string | undefined {
    const [alias = '', domain = '', ...more] = address.toLowerCase().split('@');
    return domain === this.config.relayDomain?.toLowerCase() && more.length === 0 ? alias : undefined;
  }
}

/** Returns a local part of 100 random bits. */
const randomAlias = (): string =>
  `r-${Array.from(randomBytes(aliasLength), (byte) => letters[byte % letters.length]).join('')}`;
