import type { EntityManager } from 'typeorm';

// Landlords that are not verified yet, apart from those that log in. The reviews are as old as their causes.
const seedSql = `
  with chosen as (
    select person.id, row_number() over (order by person.email) as place
    from person join company on company.id = company_id
    where verified_level < 2 and state = 'active' and person.email <> all($1)
      and not exists (select from account_review where person_id = person.id)
    order by person.email limit 3),
  cause as (
    select * from (values (1, 'first-listing', 'first', null, 5), (1, 'risk', 'demo-1', 62, 5),
      (2, 'reports-upheld', 'demo-2', null, 20), (3, 'name-change', 'demo-3', null, 2))
      as demo (place, trigger, subject, risk, hours)),
  opened as (
    insert into account_review (person_id, opened_at, due_at, risk)
    select chosen.id, now() - max(hours) * interval '1 hour', now() + (24 - max(hours)) * interval '1 hour',
      max(cause.risk)
    from chosen join cause using (place) group by chosen.id
    returning id, person_id)
  insert into account_review_cause (person_id, trigger, subject, review_id, risk, at)
  select opened.person_id, trigger, subject, opened.id, cause.risk, now() - hours * interval '1 hour'
  from opened join chosen on chosen.id = opened.person_id join cause using (place)`;

// Support waits for documents of the landlord whose renters reported listings.
const requestSql = `
  update account_review set documents_requested_at = date_trunc('milliseconds', now() - interval '2 days'),
    documents_requested_by = (select id from person where email = 'support@example.com'),
    documents_due_at = now() + interval '5 days', due_at = now() + interval '5 days',
    document_kinds = '{identity,ownership}',
    documents_text = 'Please send a photo ID, and a deed or a contract that lets you rent out the homes.'
  where state = 'open' and exists (select from person where email = 'support@example.com')
    and id = (select review_id from account_review_cause where subject = 'demo-2' limit 1)`;

/** Opens three reviews of accounts for the demo, so that support has something to decide; one waits for documents. */
export async function seedAccountReviews(manager: EntityManager, demoEmails: readonly string[]): Promise<void> {
  await manager.query(seedSql, [demoEmails]);
  await manager.query(requestSql);
}
