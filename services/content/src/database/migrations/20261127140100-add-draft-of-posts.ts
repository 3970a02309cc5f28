import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the draft of a post: what an editor typed, which readers do not see. */
export class AddDraftOfPosts20261127140100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table post add column draft jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`update post set state = 'published' where state = 'changed'`);
    await runner.query('alter table post drop column draft');
  }
}
