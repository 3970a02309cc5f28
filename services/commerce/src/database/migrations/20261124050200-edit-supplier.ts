import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets staff enter and edit the supplier. */
export class EditSupplier20261124050200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table supplier add updated_at timestamptz not null default now()');
    await runner.query(`create view editable_supplier as
      select 'supplier' as id, coalesce(legal_name, '') as legal_name, coalesce(address_lines[1], '') as address_line1,
        address_lines[2] as address_line2, nullif(array_to_string(address_lines[3:5], ', '), '') as address_line3,
        coalesce(version, 1) as version, coalesce(updated_at, now()) as updated_at
      from (values (true)) only_row left join supplier on is_only`);
    // Of two first entries at the same time one inserts, the other finds a newer version.
    await runner.query(`create function save_supplier() returns trigger language plpgsql as $$
      declare lines text[] := array_remove(array[new.address_line1, new.address_line2, new.address_line3], null);
      begin
        insert into supplier (legal_name, address_lines, version) values (new.legal_name, lines, new.version)
        on conflict do nothing;
        if found then return new; end if;
        update supplier set legal_name = new.legal_name, address_lines = lines, version = new.version,
          updated_at = new.updated_at
        where version = old.version;
        if not found then return null; end if;
        return new;
      end $$`);
    await runner.query(`create trigger save_supplier instead of update on editable_supplier
      for each row execute function save_supplier()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop view editable_supplier');
    await runner.query('drop function save_supplier');
    await runner.query('alter table supplier drop updated_at');
  }
}
