import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Makes FAQs, their topics and the categories of posts editable: time of the last change, trash, generated keys. */
export class EditFaqsAndCategories20261122180100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table faq add column deleted_at timestamptz');
    await runner.query(`alter table faq_topic
      alter column key set default gen_random_uuid()::text,
      add column updated_at timestamptz not null default now(),
      add column deleted_at timestamptz`);
    await runner.query(`alter table post_category
      add column updated_at timestamptz not null default now(),
      add column deleted_at timestamptz`);
    await runner.query(`create or replace view published_faq as
      select faq.key, topic.name as topic, topic.position as topic_position, question, answer, faq.position
      from faq join faq_topic topic on topic.key = topic_key
      where state in ('published', 'changed') and published_at <= now() and faq.deleted_at is null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`create or replace view published_faq as
      select faq.key, topic.name as topic, topic.position as topic_position, question, answer, faq.position
      from faq join faq_topic topic on topic.key = topic_key
      where state in ('published', 'changed') and published_at <= now()`);
    // Without a trash, a removed record would be back: it is deleted for good.
    await runner.query('delete from faq where deleted_at is not null');
    await runner.query('delete from faq_topic where deleted_at is not null');
    await runner.query('delete from post_category where deleted_at is not null');
    await runner.query('alter table faq drop column deleted_at');
    await runner.query(
      'alter table faq_topic alter column key drop default, drop column updated_at, drop column deleted_at',
    );
    await runner.query('alter table post_category drop column updated_at, drop column deleted_at');
  }
}
