import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Makes cities and metro areas editable. A location that moved or was merged is found at its former address; rows that
 * are written for a merged city go to the city that it was merged into.
 */
export class EditCities20261128003000 implements MigrationInterface {
  readonly name = 'EditCities20261128003000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(columns);
    await runner.query(formerAddresses);
    await runner.query(redirectedWrites);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger move_to_current_city on listing;
      drop trigger move_to_current_city on building;
      drop trigger move_to_current_city on saved_search;
      drop function move_city_of_row, move_city_of_search, lock_current_city;
      drop index saved_search_city, building_city;
      drop table former_location_address;
      delete from building b using city c where c.id = b.city_id and c.deleted_at is not null;
      delete from city where deleted_at is not null or merged_into_id is not null;
      delete from metro_area where deleted_at is not null;
      drop index city_search, metro_area_search, city_slug, metro_area_slug;
      alter table building drop constraint building_city_id_fkey,
        add constraint building_city_id_fkey foreign key (city_id) references city;
      alter table city drop constraint city_metro_area_id_fkey,
        add constraint city_metro_area_id_fkey foreign key (metro_area_id) references metro_area,
        add constraint city_slug unique (province_id, slug),
        drop column merged_into_id, drop column intro, drop column version, drop column updated_at,
        drop column deleted_at;
      alter table metro_area alter column id drop default, add constraint metro_area_slug unique (province_id, slug),
        drop column intro, drop column version, drop column updated_at, drop column deleted_at;
      drop sequence metro_area_id`);
  }
}

// A merged city keeps its row, so that a listing that is written meanwhile finds it; it is in no list.
const columns = `
  alter table metro_area
    add column intro jsonb,
    add column version int not null default 1,
    add column updated_at timestamptz not null default now(),
    add column deleted_at timestamptz,
    drop constraint metro_area_slug;
  create sequence metro_area_id as int start 1000000;
  alter table metro_area alter column id set default nextval('metro_area_id');
  alter table city
    add column intro jsonb,
    add column version int not null default 1,
    add column updated_at timestamptz not null default now(),
    add column deleted_at timestamptz,
    add column merged_into_id int constraint city_merged_into references city on delete cascade,
    drop constraint city_slug,
    drop constraint city_metro_area_id_fkey,
    add constraint city_metro_area_id_fkey foreign key (metro_area_id) references metro_area on delete set null;
  create index city_merged_into on city (merged_into_id) where merged_into_id is not null;
  create unique index city_slug on city (province_id, slug) where deleted_at is null and merged_into_id is null;
  create unique index metro_area_slug on metro_area (province_id, slug) where deleted_at is null;
  create index city_search on city using gin (
    (to_tsvector('simple', name) || to_tsvector('simple', name_fr) || to_tsvector('simple', slug)));
  create index metro_area_search on metro_area using gin (
    (to_tsvector('simple', name) || to_tsvector('simple', name_fr) || to_tsvector('simple', slug)));
  alter table building drop constraint building_city_id_fkey,
    add constraint building_city_id_fkey foreign key (city_id) references city on delete cascade;
  create index building_city on building (city_id);
  create index saved_search_city on saved_search (place_id) where place_kind = 'city';`;

const formerAddresses = `
  create table former_location_address (
    province_id smallint not null references province,
    slug text not null,
    city_id int references city on delete cascade,
    metro_area_id int references metro_area on delete cascade,
    constraint former_location_address_key primary key (province_id, slug),
    constraint former_location_address_one check (num_nonnulls(city_id, metro_area_id) = 1));
  create index former_location_address_city on former_location_address (city_id) where city_id is not null;
  create index former_location_address_metro on former_location_address (metro_area_id)
    where metro_area_id is not null;`;

// The lock conflicts with that of a merge or a removal: the row waits, and then sees where the city went.
const redirectedWrites = `
  create function lock_current_city(wanted int) returns int language plpgsql as $$
  declare
    target int;
    removed timestamptz;
  begin
    loop
      select merged_into_id, deleted_at into target, removed from city where id = wanted for key share;
      if removed is not null then
        raise foreign_key_violation using message = 'city ' || wanted || ' was removed';
      end if;
      if target is null then
        return wanted;
      end if;
      wanted := target;
    end loop;
  end $$;
  create function move_city_of_row() returns trigger language plpgsql as $$
  begin
    new.city_id := lock_current_city(new.city_id);
    return new;
  end $$;
  create function move_city_of_search() returns trigger language plpgsql as $$
  begin
    new.place_id := lock_current_city(new.place_id);
    return new;
  end $$;
  create trigger move_to_current_city before insert or update of city_id on listing
    for each row execute function move_city_of_row();
  create trigger move_to_current_city before insert or update of city_id on building
    for each row execute function move_city_of_row();
  create trigger move_to_current_city before insert or update of place_kind, place_id on saved_search
    for each row when (new.place_kind = 'city') execute function move_city_of_search();`;
