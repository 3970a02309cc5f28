import { Injectable } from '@nestjs/common';
import type { ListingCard } from '@porchlight/contracts/catalog';
import { askedWords, matchIn } from './matched-words.ts';
import { SearchPool } from './search-pool.ts';

interface DescriptionRow {
  readonly id: string;
  readonly description: string;
}

const descriptions = `
  select s.public_id as id, l.description from listing_search s join listing l on l.id = s.id where s.public_id = any($1)`;

/** Why each home of a page matched a keyword. */
@Injectable()
export class Matches {
  readonly #pool: SearchPool;
  constructor(pool: SearchPool) {
    this.#pool = pool;
  }

  /** Id → a piece of what its landlord wrote, else of what its card says. Reads nothing that visitors may not. */
  async of(cards: readonly string[], keyword: string | undefined): Promise<Record<string, string>> {
    const asked = askedWords(keyword ?? '');
    if (asked.size === 0 || cards.length === 0) return {};
    const shown = cards.map((card) => JSON.parse(card) as ListingCard);
    const rows = await this.#pool.rows<DescriptionRow>('matched_descriptions', descriptions, [
      shown.map(({ id }) => id),
    ]);
    const written = new Map(rows.map(({ id, description }) => [id, description]));
    const found = shown.map(
      ({ id, title, address, city }) => [id, matchIn([written.get(id) ?? '', title, address, city], asked)] as const,
    );
    return Object.fromEntries(found.filter((one): one is readonly [string, string] => one[1] !== undefined));
  }
}
