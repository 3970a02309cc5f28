import { Injectable } from '@nestjs/common';
import type { ConfirmState } from '@porchlight/contracts';
import { expiredListingDays } from '@porchlight/contracts/catalog';
import { Problem, SignedLinks } from '@porchlight/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { SearchProjection } from '../../search-document/search-projection.ts';
import { ListingTransitions, type MovedListing } from '../lifecycle/listing-transitions.ts';
import { messages } from '../messages.ts';
import { runOf } from './expiry-sql.ts';

const purpose = 'refresh-listing';
const openSql = `
  from listing l where l.public_id = $1
    and (l.status = 'active' or (l.status = 'expired' and l.closed_at > now() - interval '${expiredListingDays} days'))`;
const stateSql = `select l.title, ${runOf} as run ${openSql}`;
// Of concurrent requests the second one waits, and finds the listing in its next run.
// @mutation refresh-link
const lockSql = `
  select l.id::text as "internalId", l.public_id as id, l.owner_user_id as "ownerId", l.status, l.version
  ${openSql} and ${runOf} = $2 for update`;
const refreshSql = 'update listing set refreshed_at = now() where id = $1';

/** Confirms listings by mailed links, without a login. A link is used once its listing was confirmed in any way. */
@Injectable()
export class RefreshLinks {
  constructor(
    private readonly source: DataSource,
    private readonly links: SignedLinks,
    private readonly projection: SearchProjection,
    private readonly transitions: ListingTransitions,
  ) {}

  /** Returns the state of a link without changing anything. */
  async check(text: string): Promise<ConfirmState> {
    const read = this.links.read(purpose, text);
    if (read.state === 'unknown') return { state: 'unknown', purpose };
    const [listing] = await this.source.query<{ title: string; run: string }[]>(stateSql, [read.link.subject]);
    if (!listing || read.state === 'expired') return { state: 'expired', purpose };
    if (listing.run !== read.link.id) return { state: 'used', purpose };
    return { state: 'valid', purpose, title: listing.title };
  }

  /** Confirms the listing, once; an expired one is offered again. Throws 410 for an invalid, expired or used link. */
  async confirm(text: string): Promise<void> {
    const read = this.links.read(purpose, text);
    if (read.state !== 'valid') throw linkDead();
    const { subject, id: run } = read.link;
    await this.source.transaction(async (manager) => {
      const [listing] = await manager.query<MovedListing[]>(lockSql, [subject, run]);
      if (!listing) throw linkDead();
      await this.#refresh(manager, listing);
    });
  }

  async #refresh(manager: EntityManager, listing: MovedListing): Promise<void> {
    if (listing.status === 'expired') {
      await this.transitions.move(manager, listing, { from: ['expired'], to: 'active' });
      return;
    }
    await manager.query(refreshSql, [listing.internalId]);
    await this.projection.refresh([listing.id], manager);
  }
}

const linkDead = (): Problem => new Problem(410, 'link-dead', messages.linkDead);
