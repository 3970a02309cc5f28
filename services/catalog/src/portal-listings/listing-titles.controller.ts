import { Controller } from '@nestjs/common';
import type { Caller, InputOf } from '@porchlight/contracts';
import { getListingTitles, type ListingTitle, type ListingTitlesResponse } from '@porchlight/contracts/catalog';
import { getOwnerListingTitles, type OwnerListingTitles } from '@porchlight/contracts/internal';
import { CallerOf, Handle, Input, requireUser, SqlPool } from '@porchlight/service-kit';
import { listingNameSql } from '../listings/listing-name.ts';

const titlesSql = `
  select l.public_id as id, ${listingNameSql} as title, l.lang from listing l
  where l.owner_user_id = $1::uuid and l.public_id = any($2::text[])`;

/** Titles of a landlord's listings, for pages and mails that know their ids only. */
@Controller()
export class ListingTitlesController {
  constructor(private readonly pool: SqlPool) {}

  @Handle(getListingTitles)
  async get(
    @Input() { query }: InputOf<typeof getListingTitles>,
    @CallerOf() caller: Caller,
  ): Promise<ListingTitlesResponse> {
    return { listings: await this.#titlesOf(requireUser(caller), query.ids) };
  }

  @Handle(getOwnerListingTitles)
  async getOfOwner(@Input() { body }: InputOf<typeof getOwnerListingTitles>): Promise<OwnerListingTitles> {
    const listings = await this.#titlesOf(body.personId, body.ids);
    return { listings: listings.map(({ id, title }) => ({ id, title })) };
  }

  #titlesOf(personId: string, ids: readonly string[]): Promise<ListingTitle[]> {
    return this.pool.rows<ListingTitle>('listing_titles', titlesSql, [personId, ids]);
  }
}
