import type { MigrationInterface, QueryRunner } from 'typeorm';

const box =
  'south double precision not null, west double precision not null, north double precision not null, east double precision not null';

/** Locations: provinces and states, metro areas, cities, and their number of public listings. */
export class Places20261121040000 implements MigrationInterface {
  readonly name = 'Places20261121040000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table province (
        id smallint primary key,
        code text not null constraint province_code check (code ~ '^[A-Z]{2}$'),
        country text not null constraint province_country check (country in ('CA', 'US')),
        slug text not null constraint province_slug unique,
        name text not null, name_fr text not null,
        aliases text[] not null default '{}',
        ${box});
      create table metro_area (
        id int primary key,
        province_id smallint not null references province,
        slug text not null,
        name text not null, name_fr text not null,
        aliases text[] not null default '{}',
        ${box},
        constraint metro_area_slug unique (province_id, slug));
      create table city (
        id int primary key,
        province_id smallint not null references province,
        metro_area_id int references metro_area,
        slug text not null,
        name text not null, name_fr text not null,
        aliases text[] not null default '{}',
        population int not null default 0,
        latitude double precision not null, longitude double precision not null,
        ${box},
        is_featured boolean not null default false,
        constraint city_slug unique (province_id, slug));
      create index city_metro_area on city (metro_area_id);
      create table place_count (
        kind text not null constraint place_count_kind check (kind in ('city', 'metro', 'province')),
        place_id int not null,
        homes int not null,
        primary key (kind, place_id));`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table place_count, city, metro_area, province');
  }
}
