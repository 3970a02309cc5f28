// Posts of the bench, made of the words of the demo guides, in the table of content and in plain columns of the
// competitor.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { copyIn, toCopyLine } from '../data/copy.mjs';
import { pick, randomAt } from '../data/random.mjs';

const FIRST_CHANGE = Date.UTC(2026, 0, 1);
const MINUTE_MS = 60_000;
const BATCH = 5000;
const states = ['draft', 'published', 'published', 'published'];
const categoryNames = ['Money', 'Leases', 'Moving', 'Rights'];

const insertCategoriesSql = `
  insert into post_category (slug, name) select lower(name), jsonb_build_object('en-CA', name, 'fr-CA', name)
  from unnest($1::text[]) name returning id`;
const competitorTablesSql = `
  create table post (
    id uuid primary key, slug text not null, category uuid not null, headline text not null, headline_fr text not null,
    summary text not null, summary_fr text not null, body text not null, body_fr text not null, author text not null,
    cover text not null, state text not null, published_at timestamptz not null, updated_at timestamptz not null);
  create index on post (updated_at);
  create index on post (published_at);
  create index on post (author);
  create unique index on post (slug)`;
const copySql = `
  insert into post (id, slug, category, headline, headline_fr, summary, summary_fr, body, body_fr, author, cover, state,
    published_at, updated_at)
  select id, slug, category_id, title->>'en-CA', title->>'fr-CA', summary->>'en-CA', summary->>'fr-CA', body->>'en-CA',
    body->>'fr-CA', author, cover, state, published_at, updated_at from content.post`;

/** Returns the distinct words of six letters or more of the demo guides in a language, the frequent ones first. */
export function guideWords(root, language) {
  const folder = join(root, 'services/content/seed/posts');
  const counts = new Map();
  for (const name of readdirSync(folder).filter((file) => file.endsWith(`.${language}.html`)))
    for (const word of readFileSync(join(folder, name), 'utf8')
      .replace(/<[^>]*>/g, ' ')
      .match(/\p{L}{6,}/gu) ?? [])
      counts.set(word.toLowerCase(), (counts.get(word.toLowerCase()) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]).map(([word]) => word);
}

/** Writes `count` posts into the empty table of content, as superuser. */
export async function fillPosts(client, { count, words, seed }) {
  await client.query('set search_path = content, extensions');
  const categories = (await client.query(insertCategoriesSql, [categoryNames])).rows.map(({ id }) => id);
  for (let from = 0; from < count; from += BATCH) {
    const lines = Array.from({ length: Math.min(BATCH, count - from) }, (_, at) =>
      toCopyLine(postFields({ index: from + at, words, seed, categories })),
    );
    await copyIn(
      client,
      'copy post (slug, category_id, title, summary, body, author, cover, state, published_at, updated_at) from stdin',
      lines.join(''),
    );
  }
  await client.query('vacuum (analyze) post');
}

/** Copies the posts of content into plain columns of the schema `public`, with an index for each sort. */
export async function copyPostsForCompetitor(client) {
  await client.query('set search_path = public');
  await client.query(competitorTablesSql);
  await client.query(copySql);
  await client.query('vacuum (analyze) post');
}

function postFields({ index, words, seed, categories }) {
  const random = randomAt(seed, index, 1);
  const text = (length, wrap = (words_) => words_) =>
    JSON.stringify(
      Object.fromEntries(
        Object.entries(words).map(([language, list]) => [
          language,
          wrap(Array.from({ length }, () => skewed(random, list)).join(' ')),
        ]),
      ),
    );
  const changedAt = new Date(FIRST_CHANGE + index * MINUTE_MS);
  return [
    `post-${String((index * 7919) % 1_000_003).padStart(7, '0')}`,
    pick(random, categories),
    text(6),
    text(16),
    text(120, (body) => `<p>${body}</p>`),
    `Author ${Math.floor(random() * 200)}`,
    'p1-living',
    pick(random, states),
    changedAt,
    changedAt,
  ];
}

// Frequent words are at the beginning of the list.
const skewed = (random, list) => list[Math.floor(random() ** 3 * list.length)];
