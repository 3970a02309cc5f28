import { Injectable } from '@nestjs/common';
import type { ListingCard } from '@porchlight/contracts/catalog';
import { SqlPool } from '@porchlight/service-kit';
import { cardOf } from './card.ts';
import { listingColumns, listingTables, type ListingRecord } from './listing-record.ts';
import { isStealthHeldSql } from './stealth-holds.ts';
import { visibilityOf, type VisibilityFacts } from './visibility.ts';

type KnownListing = ListingRecord & VisibilityFacts & { readonly card: string | null };

const listings = `
  select ${listingColumns}, s.id is not null as "isPublic", s.card, l.published_at as "publishedAt",
    l.closed_at as "closedAt", ${isStealthHeldSql('l')} as "isStealthHeld"
  from ${listingTables} left join listing_search s on s.id = l.id where l.public_id = any($1)`;

/** Reads the cards of listings on users' lists. */
@Injectable()
export class ListingCards {
  constructor(private readonly pool: SqlPool) {}

  /** Returns cards by id. An unavailable listing has the reason; removed and unknown listings are omitted. */
  async byIds(ids: readonly string[]): Promise<ReadonlyMap<string, ListingCard>> {
    const rows = await this.pool.rows<KnownListing>('listed_homes', listings, [ids]);
    return new Map(
      rows.flatMap((listing) => {
        const card = toCard(listing);
        return card ? [[listing.publicId, card] as const] : [];
      }),
    );
  }
}

function toCard(listing: KnownListing): ListingCard | undefined {
  if (listing.card) return JSON.parse(listing.card) as ListingCard;
  const visibility = visibilityOf(listing, Date.now());
  return visibility.kind === 'unavailable' ? { ...cardOf(listing, false), unavailable: visibility.reason } : undefined;
}
