import { Controller } from '@nestjs/common';
import type { Caller, InputOf } from '@porchlight/contracts';
import { getListingTitles, type ListingTitle, type ListingTitlesResponse } from '@porchlight/contracts/catalog';
import { CallerOf, Handle, Input, requireUser, SqlPool } from '@porchlight/service-kit';

const titlesSql = `
  select public_id as id, title, lang from listing where owner_user_id = $1::uuid and public_id = any($2::text[])`;

/** Titles of a landlord's listings, for pages that know their ids only. */
@Controller()
export class ListingTitlesController {
  constructor(private readonly pool: SqlPool) {}

  @Handle(getListingTitles)
  async get(
    @Input() { query }: InputOf<typeof getListingTitles>,
    @CallerOf() caller: Caller,
  ): Promise<ListingTitlesResponse> {
    const values = [requireUser(caller), query.ids];
    return { listings: await this.pool.rows<ListingTitle>('listing_titles', titlesSql, values) };
  }
}
