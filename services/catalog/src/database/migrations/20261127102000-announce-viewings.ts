import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What renters read about viewings: office hours, a note, and open houses by the clock at the home. */
export class AnnounceViewings20261127102000 implements MigrationInterface {
  readonly name = 'AnnounceViewings20261127102000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table listing add column office_hours text, add column viewing_notes text,
        add column open_houses jsonb not null default '[]'
          constraint listing_open_houses check (jsonb_array_length(open_houses) <= 5)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table listing drop column office_hours, drop column viewing_notes, drop column open_houses`,
    );
  }
}
