import { Injectable } from '@nestjs/common';
import type { ListingCard } from '@porchlight/contracts/catalog';
import { keywordTerms, matchSnippet } from './match-snippet.ts';
import { SearchPool } from '../search-pool.ts';

interface DescriptionRow {
  readonly id: string;
  readonly description: string;
}

const descriptionsSql = `
  select s.public_id as id, l.description from listing_search s join listing l on l.id = s.id
  where s.public_id = any($1)`;

/** Finds out why each listing of a page matched a keyword. */
@Injectable()
export class KeywordMatches {
  constructor(private readonly pool: SearchPool) {}

  /** Returns id → snippet of the landlord's description, else of the card. Reads public data only. */
  async of(cards: readonly string[], keyword: string | undefined): Promise<Record<string, string>> {
    const terms = keywordTerms(keyword ?? '');
    if (terms.size === 0 || cards.length === 0) return {};
    const shown = cards.map((card) => JSON.parse(card) as ListingCard);
    const rows = await this.pool.rows<DescriptionRow>('matched_descriptions', descriptionsSql, [
      shown.map(({ id }) => id),
    ]);
    const descriptionById = new Map(rows.map(({ id, description }) => [id, description]));
    const found = shown.map(
      ({ id, title, address, city }) =>
        [id, matchSnippet([descriptionById.get(id) ?? '', title, address, city], terms)] as const,
    );
    return Object.fromEntries(found.filter((one): one is readonly [string, string] => one[1] !== undefined));
  }
}
