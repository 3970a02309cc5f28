import { Injectable } from '@nestjs/common';
import { paginationOf } from '@porchlight/contracts';
import type {
  FavouriteListing,
  FavouritesResponse,
  ListingCard,
  UnavailableListing,
} from '@porchlight/contracts/catalog';
import { SqlPool } from '@porchlight/service-kit';
import type { ListingRecord } from '../listings/listing-record.ts';
import { ListingCards } from '../listings/listing-cards.ts';
import { isStealthHeldSql } from '../listings/stealth-holds.ts';
import { visibilityOf, type VisibilityFacts } from '../listings/visibility.ts';

const listingsPerPage = 24;
interface FavouriteRow {
  readonly id: string;
  readonly note: string | null;
  readonly savedAt: Date;
}
type KnownListing = Pick<ListingRecord, 'publicId'> & VisibilityFacts & { readonly card: string | null };

const favouritesSql = `
  select l.public_id as id, f.note, f.saved_at as "savedAt" from favourite f join listing l on l.id = f.listing_id
  where f.user_id = $1::uuid and l.public_id = any($2) order by f.saved_at desc, l.id`;
const cardsSql = `
  select l.public_id as "publicId", s.card, l.status, s.id is not null as "isPublic", l.published_at as "publishedAt",
    l.closed_at as "closedAt", ${isStealthHeldSql('l')} as "isStealthHeld"
  from listing l left join listing_search s on s.id = l.id where l.public_id = any($1)`;

/** Returns a page of ids; a page beyond the last returns the last. */
function pageOf(ids: readonly string[], page = 1, perPage = listingsPerPage) {
  const pagination = paginationOf({ page, perPage, total: ids.length });
  return { pagination, ids: ids.slice((pagination.currentPage - 1) * perPage, pagination.currentPage * perPage) };
}

/** Reads favourites as cards, and placeholders for unavailable listings. */
@Injectable()
export class FavouriteListings {
  constructor(
    private readonly pool: SqlPool,
    private readonly listings: ListingCards,
  ) {}

  /** Returns a page of a renter's favourites; an unavailable listing has a card with the reason. */
  async forRenter(
    userId: string,
    ids: readonly string[],
    { page, perPage }: { page?: number; perPage?: number },
  ): Promise<FavouritesResponse> {
    const shown = pageOf(ids, page, perPage);
    return { listings: await this.byIds(userId, shown.ids), pagination: shown.pagination };
  }

  /** Returns a renter's favourites among the given ids, newest first, with their notes. */
  async byIds(userId: string, ids: readonly string[]): Promise<(FavouriteListing | UnavailableListing)[]> {
    const rows = await this.pool.rows<FavouriteRow>('kept', favouritesSql, [userId, ids]);
    const known = await this.listings.byIds(rows.map(({ id }) => id));
    return rows.map((row) => favouriteCard(row, known.get(row.id)));
  }

  /**
   * Returns a page of a device's list, in its order. Of a listing that is not public only the id and the reason are
   * returned.
   */
  async forDevice(
    ids: readonly string[],
    { page, perPage }: { page?: number; perPage?: number },
  ): Promise<FavouritesResponse> {
    const shown = pageOf([...new Set(ids)], page, perPage);
    const known = byId(await this.pool.rows<KnownListing>('kept_cards', cardsSql, [shown.ids]));
    const listings = shown.ids.map((id): ListingCard | UnavailableListing => {
      const listing = known.get(id);
      return listing?.card
        ? (JSON.parse(listing.card) as ListingCard)
        : { id, unavailable: listing ? reasonOf(listing) : 'gone' };
    });
    return { listings, pagination: shown.pagination };
  }
}

const byId = <T extends { readonly publicId: string }>(rows: readonly T[]) =>
  new Map(rows.map((row) => [row.publicId, row]));

function reasonOf(facts: VisibilityFacts): string {
  const visibility = visibilityOf(facts, Date.now());
  return visibility.kind === 'unavailable' ? visibility.reason : 'gone';
}

function favouriteCard(
  { id, note, savedAt }: FavouriteRow,
  listing: ListingCard | undefined,
): FavouriteListing | UnavailableListing {
  return listing
    ? { ...listing, ...(note === null ? {} : { note }), savedAt: savedAt.toISOString() }
    : { id, unavailable: 'gone' };
}
