import type { EntityManager } from 'typeorm';

// Relative to the day of seeding: one waits, one was replied to, one is closed.
const conversations = [
  {
    key: 'demo-amina',
    name: 'Amina Diallo',
    email: 'amina.diallo@example.com',
    topic: 'question',
    language: 'fr-CA',
    message: 'Bonjour, j’arrive à Montréal en mars. Puis-je réserver une visite par appel vidéo avant mon arrivée ?',
    hours: 20,
    reply: null,
    isClosed: false,
  },
  {
    key: 'demo-oleksandr',
    name: 'Oleksandr Bondar',
    email: 'oleksandr.bondar@example.com',
    topic: 'home',
    language: 'en-CA',
    message:
      'The rent on one listing in Toronto is lower than what the landlord told me on the phone. Who can check it?',
    hours: 46,
    reply: 'Thank you for writing. We have asked the landlord, and will write again when we know more.',
    isClosed: false,
  },
  {
    key: 'demo-mei',
    name: 'Mei Chen',
    email: 'mei.chen@example.com',
    topic: 'data',
    language: 'en-CA',
    message: 'I would like a copy of the data that you have about me. Where do I find it?',
    hours: 120,
    reply: 'You can download it at any time in your account, under “Your data”.',
    isClosed: true,
  },
] as const;

const conversationSql = `
  insert into form_submission (key, form_key, answers, language, page, is_suspect, state, sent_at, waiting_since,
    replied_at, handled_at, expires_at, version)
  select $1, 'contact', $2::jsonb, $3, '/contact', false, 'mailed', at, case when $5 then null else at end,
    case when $5 then at + interval '3 hours' end, case when $6 then at + interval '1 day' end,
    now() + interval '12 months', case when $5 then 2 else 1 end
  from (select now() - make_interval(hours => $4::int) as at) as sent
  on conflict (key) do nothing returning id`;
const replySql = `
  insert into form_message (submission_id, key, author, text, sent_at)
  values ($1, $2, 'staff', $3, now() - make_interval(hours => $4::int))`;

/** Inserts three conversations of the demo: one that waits, one that was replied to, and a closed one. */
export async function insertConversations(manager: EntityManager): Promise<void> {
  for (const { key, language, hours, reply, isClosed, ...answers } of conversations) {
    const values = [key, JSON.stringify(answers), language, hours, reply !== null, isClosed];
    const [stored] = await manager.query<{ id: string }[]>(conversationSql, values);
    if (stored && reply !== null) await manager.query(replySql, [stored.id, `${key}-reply`, reply, hours - 3]);
  }
}
