import type { MigrationInterface, QueryRunner } from 'typeorm';

// Every filter is evaluated inside an index: a new filter column must be added to every index, or searches with it read
// the heap.
const covered = 'rent, beds, baths2, type, furnished, pets, utils, amen, extra, sqft, available, listed_at';

/**
 * Search document: one wide row per public listing with its card as JSON. A listing without a row here is not public.
 */
export class ListingSearch20261121040200 implements MigrationInterface {
  readonly name = 'ListingSearch20261121040200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(table);
    await runner.query(indexes);
    // Index-only scans need the visibility map, which only vacuum sets; the default scale factor of 20 % is far too
    // late.
    await runner.query(
      'alter table listing_search set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table listing_search');
  }
}

// lat and lon are the PUBLIC point; metro_id 0 means none; a higher rank is better; baths2 is twice the number of
// bathrooms; z is the Morton code at zoom 26.
const table = `
  create table listing_search (
    id bigint primary key references listing on delete cascade,
    public_id text not null constraint listing_search_public_id unique,
    city_id int not null, metro_id int not null default 0, province_id smallint not null, building_id int, company_id int,
    rank int not null, rent int not null, currency smallint not null,
    lat double precision not null, lon double precision not null, z bigint not null,
    amen bigint not null, extra bigint not null, pets smallint not null, utils smallint not null,
    sqft int, beds smallint not null, baths2 smallint not null,
    type smallint not null, furnished smallint not null, featured boolean not null,
    available date not null, listed_at timestamptz not null, refreshed_at timestamptz not null,
    version bigint not null, card text not null, tsv tsvector not null)`;

const indexes = `
  create index listing_search_city on listing_search (city_id, rank desc, id) include (${covered});
  create index listing_search_metro on listing_search (metro_id, rank desc, id) include (${covered}) where metro_id > 0;
  create index listing_search_province on listing_search (province_id, rank desc, id) include (${covered});
  create index listing_search_box on listing_search (lat, lon) include (id, rank, z, featured, currency, ${covered});
  create index listing_search_city_featured on listing_search (city_id, id) include (${covered}) where featured;
  create index listing_search_metro_featured on listing_search (metro_id, id) include (${covered}) where featured and metro_id > 0;
  create index listing_search_province_featured on listing_search (province_id, id) include (${covered}) where featured;
  create index listing_search_newest on listing_search (listed_at desc, id);
  create index listing_search_building on listing_search (building_id);
  create index listing_search_company on listing_search (company_id, metro_id);
  create index listing_search_text on listing_search using gin (city_id, tsv);`;
