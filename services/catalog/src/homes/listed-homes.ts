import { Injectable } from '@nestjs/common';
import type { ListingCard } from '@porchlight/contracts/catalog';
import { SqlPool } from '@porchlight/service-kit';
import { cardOf } from './card.ts';
import { homeColumns, homeTables, type HomeRow } from './home-row.ts';
import { standingOf, type StandingFacts } from './standing.ts';

type KnownHome = HomeRow & StandingFacts & { readonly card: string | null };

const homes = `
  select ${homeColumns}, s.id is not null as "isPublic", s.card, l.published_at as "publishedAt", l.closed_at as "closedAt"
  from ${homeTables} left join listing_search s on s.id = l.id where l.public_id = any($1)`;

/** Homes on a person's own lists. */
@Injectable()
export class ListedHomes {
  readonly #pool: SqlPool;
  constructor(pool: SqlPool) {
    this.#pool = pool;
  }

  /** Cards by id; a home that is not to be had says why, one that is gone without a word is left out. */
  async named(ids: readonly string[]): Promise<ReadonlyMap<string, ListingCard>> {
    const rows = await this.#pool.rows<KnownHome>('listed_homes', homes, [ids]);
    return new Map(
      rows.flatMap((home) => {
        const card = cardIfKnown(home);
        return card ? [[home.publicId, card] as const] : [];
      }),
    );
  }
}

function cardIfKnown(home: KnownHome): ListingCard | undefined {
  if (home.card) return JSON.parse(home.card) as ListingCard;
  const standing = standingOf(home, Date.now());
  return standing.kind === 'unavailable' ? { ...cardOf(home, false), unavailable: standing.reason } : undefined;
}
