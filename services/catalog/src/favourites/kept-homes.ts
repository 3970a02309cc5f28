import { Injectable } from '@nestjs/common';
import { paginationOf } from '@porchlight/contracts';
import type {
  FavouriteListing,
  FavouritesAnswer,
  ListingCard,
  UnavailableListing,
} from '@porchlight/contracts/catalog';
import { SqlPool } from '@porchlight/service-kit';
import type { HomeRow } from '../homes/home-row.ts';
import { ListedHomes } from '../homes/listed-homes.ts';
import { standingOf, type StandingFacts } from '../homes/standing.ts';

const homesPerPage = 24;
interface KeptRow {
  readonly id: string;
  readonly note: string | null;
  readonly savedAt: Date;
}
type KnownHome = Pick<HomeRow, 'publicId'> & StandingFacts & { readonly card: string | null };

const kept = `
  select l.public_id as id, f.note, f.saved_at as "savedAt" from favourite f join listing l on l.id = f.listing_id
  where f.user_id = $1::uuid and l.public_id = any($2) order by f.saved_at desc, l.id`;
const cards = `
  select l.public_id as "publicId", s.card, l.status, s.id is not null as "isPublic", l.published_at as "publishedAt", l.closed_at as "closedAt"
  from listing l left join listing_search s on s.id = l.id where l.public_id = any($1)`;

/** A page of ids; a page beyond the last is the last. */
function pageOf(ids: readonly string[], page = 1, perPage = homesPerPage) {
  const pagination = paginationOf({ page, perPage, total: ids.length });
  return { pagination, ids: ids.slice((pagination.currentPage - 1) * perPage, pagination.currentPage * perPage) };
}

/** Kept homes as people look at them: cards, and what is left of homes that are gone. */
@Injectable()
export class KeptHomes {
  readonly #pool: SqlPool;
  readonly #homes: ListedHomes;
  constructor(pool: SqlPool, homes: ListedHomes) {
    this.#pool = pool;
    this.#homes = homes;
  }

  /** A renter's list; a home that is gone for now is a card that says why. */
  async ofMember(
    userId: string,
    ids: readonly string[],
    { page, perPage }: { page?: number; perPage?: number },
  ): Promise<FavouritesAnswer> {
    const shown = pageOf(ids, page, perPage);
    return { listings: await this.named(userId, shown.ids), pagination: shown.pagination };
  }

  /** Those of some homes that a renter keeps, newest first, with their notes. */
  async named(userId: string, ids: readonly string[]): Promise<(FavouriteListing | UnavailableListing)[]> {
    const rows = await this.#pool.rows<KeptRow>('kept', kept, [userId, ids]);
    const known = await this.#homes.named(rows.map(({ id }) => id));
    return rows.map((row) => keptCard(row, known.get(row.id)));
  }

  /** The ids of a device in their order; of a home that is not public nothing is told but that. */
  async ofDevice(
    ids: readonly string[],
    { page, perPage }: { page?: number; perPage?: number },
  ): Promise<FavouritesAnswer> {
    const shown = pageOf([...new Set(ids)], page, perPage);
    const known = byId(await this.#pool.rows<KnownHome>('kept_cards', cards, [shown.ids]));
    const listings = shown.ids.map((id): ListingCard | UnavailableListing => {
      const home = known.get(id);
      return home?.card ? (JSON.parse(home.card) as ListingCard) : { id, unavailable: home ? reasonOf(home) : 'gone' };
    });
    return { listings, pagination: shown.pagination };
  }
}

const byId = <T extends { readonly publicId: string }>(rows: readonly T[]) =>
  new Map(rows.map((row) => [row.publicId, row]));

function reasonOf(facts: StandingFacts): string {
  const standing = standingOf(facts, Date.now());
  return standing.kind === 'unavailable' ? standing.reason : 'gone';
}

function keptCard(
  { id, note, savedAt }: KeptRow,
  home: ListingCard | undefined,
): FavouriteListing | UnavailableListing {
  return home
    ? { ...home, ...(note === null ? {} : { note }), savedAt: savedAt.toISOString() }
    : { id, unavailable: 'gone' };
}
