import type { EntityManager } from 'typeorm';
import { sanitizeTranslated } from '../rich-text/rich-text.ts';
import type { Translated } from '../translated.ts';
import type { SeedFolder } from './seed-folder.ts';

interface SeedFaq {
  readonly key: string;
  readonly question: Translated;
  readonly answer: Translated;
}
interface SeedTopic {
  readonly key: string;
  readonly name: Translated;
  readonly faqs: readonly SeedFaq[];
}

/** Inserts FAQs by topic. */
export async function insertFaqs(manager: EntityManager, folder: SeedFolder): Promise<void> {
  const { topics } = folder.json<{ topics: readonly SeedTopic[] }>('faqs.json');
  await manager.query(
    `
    insert into faq_topic (key, name, position) select key, name, position
    from jsonb_to_recordset($1) as seed (key text, name jsonb, position int)
    on conflict (key) do update set name = excluded.name, position = excluded.position where faq_topic.version = 1`,
    [JSON.stringify(topics.map(({ key, name }, position) => ({ key, name, position })))],
  );
  const rows = topics.flatMap(({ key: topic, faqs }) =>
    faqs.map((faq, position) => ({ ...faq, topic, position, answer: sanitizeTranslated(faq.answer) })),
  );
  await manager.query(
    `
    insert into faq (key, topic_key, question, answer, position, state, published_at)
    select key, topic, question, answer, position, 'published', now()
    from jsonb_to_recordset($1) as seed (key text, topic text, question jsonb, answer jsonb, position int)
    on conflict (key) do update
    set topic_key = excluded.topic_key, question = excluded.question, answer = excluded.answer,
      position = excluded.position, updated_at = now()
    where faq.version = 1`,
    [JSON.stringify(rows)],
  );
}
