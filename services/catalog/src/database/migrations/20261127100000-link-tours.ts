import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Links from a listing to a virtual tour, a video and an application on other sites. */
export class LinkTours20261127100000 implements MigrationInterface {
  readonly name = 'LinkTours20261127100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table listing
        add column virtual_tour_url text constraint listing_virtual_tour_url check (virtual_tour_url ~* '^https://'),
        add column video_url text constraint listing_video_url check (video_url ~* '^https://'),
        add column application_url text constraint listing_application_url check (application_url ~* '^https://')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table listing drop column virtual_tour_url, drop column video_url, drop column application_url`);
  }
}
