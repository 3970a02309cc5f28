import type { MigrationInterface, QueryRunner } from 'typeorm';

// Translated text is jsonb by language, English required. Public reads use the `published_` views only, which alone
// decide about drafts.
const state = `text not null default 'draft' check (state in ('draft', 'scheduled', 'published', 'changed', 'archived'))`;

/** Creates content blocks, pages, posts, FAQs and redirects. */
export class CreateBlocksPagesAndPosts20261121060100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(blocks);
    await runner.query(pages);
    await runner.query(posts);
    await runner.query(faqs);
    await runner.query(views);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop view published_content_value, published_page, published_post, published_faq');
    await runner.query(
      'drop table faq, faq_topic, post, post_category, redirect, page, page_type, content_value, content_block',
    );
  }
}

const blocks = `
  create table content_block (
    key text primary key constraint content_block_key check (key ~ '^[a-z0-9._-]{2,64}$'),
    is_public boolean not null default true,
    state ${state}, published_at timestamptz,
    version integer not null default 1,
    updated_at timestamptz not null default now());
  create table content_value (
    block_key text not null references content_block on delete cascade,
    key text not null,
    position integer not null,
    content jsonb not null constraint content_value_content check (content ? 'en-CA'),
    primary key (block_key, key));`;

const pages = `
  create table page_type (
    key text primary key,
    label text not null,
    template text not null constraint page_type_template check (template in ('text', 'wide', 'landing', 'contact', 'faq')));
  create table page (
    id uuid primary key default gen_random_uuid(),
    slug text not null constraint page_slug unique constraint page_slug_form check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 120),
    page_type text not null references page_type,
    title jsonb not null constraint page_title check (title ? 'en-CA'),
    description jsonb not null constraint page_description check (description ? 'en-CA'),
    body jsonb not null constraint page_body check (body ? 'en-CA'),
    state ${state}, published_at timestamptz,
    version integer not null default 1,
    updated_at timestamptz not null default now());
  create index page_page_type on page (page_type);
  create table redirect (
    from_address text primary key constraint redirect_from_address check (from_address ~ '^/[^/]'),
    to_address text not null constraint redirect_to_address check (to_address ~ '^/[^/]'),
    made_at timestamptz not null default now());`;

const posts = `
  create table post_category (
    id uuid primary key default gen_random_uuid(),
    slug text not null constraint post_category_slug unique,
    name jsonb not null constraint post_category_name check (name ? 'en-CA'),
    position integer not null default 0,
    version integer not null default 1);
  create table post (
    id uuid primary key default gen_random_uuid(),
    slug text not null constraint post_slug unique constraint post_slug_form check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 120),
    category_id uuid not null references post_category,
    title jsonb not null constraint post_title check (title ? 'en-CA'),
    summary jsonb not null constraint post_summary check (summary ? 'en-CA'),
    body jsonb not null constraint post_body check (body ? 'en-CA'),
    author text not null,
    cover text not null constraint post_cover check (cover ~ '^[a-z0-9-]+$'),
    reading_minutes integer not null default 1,
    state ${state}, published_at timestamptz,
    version integer not null default 1,
    updated_at timestamptz not null default now());
  create index post_newest on post (published_at desc, slug);
  create index post_category_newest on post (category_id, published_at desc);`;

const faqs = `
  create table faq_topic (
    key text primary key,
    name jsonb not null constraint faq_topic_name check (name ? 'en-CA'),
    position integer not null default 0,
    version integer not null default 1);
  create table faq (
    id uuid primary key default gen_random_uuid(),
    key text not null constraint faq_key unique,
    topic_key text not null references faq_topic,
    question jsonb not null constraint faq_question check (question ? 'en-CA'),
    answer jsonb not null constraint faq_answer check (answer ? 'en-CA'),
    position integer not null default 0,
    state ${state}, published_at timestamptz,
    version integer not null default 1,
    updated_at timestamptz not null default now());
  create index faq_topic_position on faq (topic_key, position);`;

const views = `
  create view published_content_value as
    select value.block_key, value.key, value.position, value.content from content_value value join content_block block on block.key = value.block_key
    where block.is_public and block.state in ('published', 'changed') and block.published_at <= now();
  create view published_page as
    select slug, page_type, title, description, body, updated_at from page where state in ('published', 'changed') and published_at <= now();
  create view published_post as
    select post.slug, title, summary, body, author, cover, reading_minutes, published_at, category.slug as category, category.name as category_name
    from post join post_category category on category.id = category_id where state in ('published', 'changed') and published_at <= now();
  create view published_faq as
    select faq.key, topic.name as topic, topic.position as topic_position, question, answer, faq.position
    from faq join faq_topic topic on topic.key = topic_key where state in ('published', 'changed') and published_at <= now();`;
