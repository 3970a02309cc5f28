import { Injectable } from '@nestjs/common';
import type { ConfirmState } from '@porchlight/contracts';
import { maxFavourites } from '@porchlight/contracts/catalog';
import type { PersonKnown } from '@porchlight/contracts/internal';
import { changedRow, Consumes, maskEmail, normalizeMailbox, Problem, SignedLinks } from '@porchlight/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { staysOnLists } from '../../listings/stays-on-lists.ts';
import { RecommendationJobs } from '../../recommended/recommendation-jobs.ts';
import { messages } from '../messages.ts';

interface ConfirmedAddress {
  readonly id: string;
  readonly device: string;
  readonly address: string;
}

const pendingSql = 'select email from favourite_address where id = $1 and confirm_id = $2';
// Of concurrent confirmations only one succeeds.
const consumeLinkSql = `
  update favourite_address set confirm_id = null, confirmed_at = now() where id = $1 and confirm_id = $2
  returning id, device, address`;
// A confirmation and the account's proof of the address wait for each other, so that one of them sees both.
const lockSql = `select pg_advisory_xact_lock(hashtextextended('favourites ' || $1, 0))`;
// Only an account that proved the address: one that merely registered with it may belong to another person.
const accountSql = 'select person_id as "personId" from known_address where address = $1 and is_proved';
const confirmedSql =
  'select id, device, address from favourite_address where address = $1 and confirmed_at is not null';
const copySql = `
  insert into favourite (user_id, listing_id, saved_at)
  select $1::uuid, l.id, max(f.saved_at) from guest_favourite f join listing o on o.id = f.listing_id
    join listing l on l.id = coalesce(o.merged_into_id, o.id)
  where f.device = $2 and f.merged_at is null and ${staysOnLists}
    and not exists (select 1 from favourite own where own.user_id = $1::uuid and own.listing_id = l.id)
  group by l.id order by max(f.saved_at) desc
  limit greatest(0, ${maxFavourites} - (select count(*) from favourite where user_id = $1::uuid)) on conflict do nothing`;

/**
 * Saves the favourites of a device under an address, by a mailed link: into the account that proved the address, else
 * into the first one that does.
 */
@Injectable()
export class FavouriteConfirmation {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: SignedLinks,
    private readonly recommendations: RecommendationJobs,
  ) {}

  /** Returns the state of a link without changing anything. */
  async check(text: string): Promise<ConfirmState> {
    const purpose = 'favourites';
    const read = this.links.read('favourites', text);
    if (read.state === 'unknown') return { state: 'unknown', purpose };
    const [pending] = await this.dataSource.query<{ email: string }[]>(pendingSql, [read.link.subject, read.link.id]);
    if (!pending) return { state: 'used', purpose };
    if (read.state === 'expired') return { state: 'expired', purpose };
    return { state: 'valid', purpose, maskedEmail: maskEmail(pending.email) };
  }

  /** Confirms the address, once. Throws 410 for an invalid, expired or used link. */
  async confirm(text: string): Promise<void> {
    const read = this.links.read('favourites', text);
    if (read.state !== 'valid') throw linkDead();
    await this.dataSource.transaction(async (manager) => {
      const confirmed = await changedRow<ConfirmedAddress>(manager, consumeLinkSql, [read.link.subject, read.link.id]);
      if (!confirmed) throw linkDead();
      await manager.query(lockSql, [confirmed.address]);
      const [account] = await manager.query<{ personId: string }[]>(accountSql, [confirmed.address]);
      if (account) await this.#copy(manager, confirmed, account.personId);
    });
  }

  @Consumes('person.known')
  async onPersonKnown({ email, personId, isClaimed }: PersonKnown, manager: EntityManager): Promise<void> {
    if (!isClaimed) return;
    const address = normalizeMailbox(email);
    await manager.query(lockSql, [address]);
    for (const confirmed of await manager.query<ConfirmedAddress[]>(confirmedSql, [address]))
      await this.#copy(manager, confirmed, personId);
  }

  // The device keeps its list: its login merges what was saved there since.
  async #copy(manager: EntityManager, { id, device }: ConfirmedAddress, personId: string): Promise<void> {
    await manager.query(copySql, [personId, device]);
    await manager.query('delete from favourite_address where id = $1', [id]);
    await this.recommendations.scheduleInTransaction(manager, personId);
  }
}

const linkDead = (): Problem => new Problem(410, 'link-dead', messages.linkDead);
