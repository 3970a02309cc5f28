import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Alert on a renter's favourites: a row of `saved_search` without a search, and its events. */
export class FavouriteNews20261121160000 implements MigrationInterface {
  readonly name = 'FavouriteNews20261121160000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(up);
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(down);
  }
}

// Has no slot. One per account: a search always has a location or filters, so the unique index `saved_search_same`
// allows no second row without them.
const up = `
  alter table saved_search add column kind text not null default 'search',
    add constraint saved_search_kind check (kind = 'search' or (kind = 'favourites' and user_id is not null and slot is null and place_id is null and query = '')),
    drop constraint saved_search_confirmed, add constraint saved_search_confirmed check ((slot is null) = (confirmed_at is null or kind = 'favourites'));
  alter table alert_delivery drop constraint alert_delivery_event,
    add constraint alert_delivery_event check (event in ('new', 'price-drop', 'back', 'rent-down', 'rent-up', 'rented', 'gone'));`;
const down = `
  delete from alert_delivery where event not in ('new', 'price-drop', 'back');
  alter table alert_delivery drop constraint alert_delivery_event, add constraint alert_delivery_event check (event in ('new', 'price-drop', 'back'));
  delete from saved_search where kind = 'favourites';
  alter table saved_search drop constraint saved_search_confirmed, drop column kind, add constraint saved_search_confirmed check ((slot is null) = (confirmed_at is null));`;
