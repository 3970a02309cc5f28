import { Controller, Header, StreamableFile } from '@nestjs/common';
import type { InputOf } from '@porchlight/contracts';
import { getDemoFeed } from '@porchlight/contracts/catalog';
import { csvText, Handle, Input, notFound, SqlPool } from '@porchlight/service-kit';
import { CatalogConfig } from '../../config.ts';
import { demoFeedId } from './demo-feed-ids.ts';

const homesSql = `
  select home.external_key as id, title, description, street as address, unit_number as unit, city.name as city,
    province.code as province, postal_code as "postal code", listing.latitude, listing.longitude, rent_monthly as price,
    beds, baths_full + 0.5 * baths_half as baths, sqft, rental_type as type, available_date::text as "available date",
    deposit
  from feed_home home join listing on listing.id = home.listing_id join city on city.id = listing.city_id
    join province on province.id = city.province_id
  where home.feed_id = $1 order by home.external_key limit 200`;
const moved = '<!doctype html><html lang="en"><title>Moved</title><h1>Our feed has a new address</h1></html>';

/** Stands in for the servers of partners in the demo: one has its homes, the other a page where its file was. */
@Controller()
export class DemoFeedsController {
  constructor(
    private readonly config: CatalogConfig,
    private readonly pool: SqlPool,
  ) {}

  @Handle(getDemoFeed)
  @Header('cache-control', 'no-store')
  async file(@Input() { params }: InputOf<typeof getDemoFeed>): Promise<StreamableFile> {
    if (this.config.seed !== 'demo' || this.config.isProduction) throw notFound();
    if (params.name === 'moved.csv')
      return new StreamableFile(Buffer.from(moved), { type: 'text/html; charset=utf-8' });
    const homes = await this.pool.rows<object>('demo_feed', homesSql, [demoFeedId]);
    return new StreamableFile(Buffer.from(csvText(homes)), { type: 'text/csv; charset=utf-8' });
  }
}
