import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the index of the jobs that failed all attempts, by kind. */
export class IndexFailedJobs20261129180000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create index job_failed on job (target, name, id) where state = 'dead'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index job_failed');
  }
}
