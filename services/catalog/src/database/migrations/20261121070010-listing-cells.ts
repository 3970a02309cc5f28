import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Listing counts per map cell, for maps of large areas; and the content hash of search documents. */
export class ListingCells20261121070010 implements MigrationInterface {
  readonly name = 'ListingCells20261121070010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(cells);
    await runner.query(filled);
    // When the listing with the lowest rent leaves a cell, the next lowest rent is read from this index.
    await runner.query(
      'create index listing_search_cell on listing_search (((z >> 30)::int), currency, beds, type, ((rent / 200)::smallint), rent, id)',
    );
    // 0 means no hash: the next refresh of the document writes it.
    await runner.query('alter table listing_search add column content_hash bigint not null default 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table listing_search drop column content_hash');
    await runner.query('drop index listing_search_cell');
    await runner.query('drop table listing_cell');
  }
}

// c: map cell at level 11; rent_band: rent / 200; sums in millionths of a degree, as integers, so that additions can be
// subtracted exactly.
const cells = `
  create table listing_cell (
    c int not null, currency smallint not null, beds smallint not null, type smallint not null, rent_band smallint not null,
    n int not null, min_rent int not null, sum_lat bigint not null, sum_lon bigint not null, id bigint not null,
    primary key (c, currency, beds, type, rent_band)) with (fillfactor = 80)`;

const filled = `
  insert into listing_cell (c, currency, beds, type, rent_band, n, min_rent, sum_lat, sum_lon, id)
  select (z >> 30)::int, currency, beds, type, (rent / 200)::smallint, count(*), min(rent), sum(round(lat * 1000000)::bigint), sum(round(lon * 1000000)::bigint), min(id)
  from listing_search group by 1, 2, 3, 4, 5`;
