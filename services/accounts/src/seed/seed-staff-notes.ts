import type { EntityManager } from 'typeorm';

// About the demo renter, the demo landlord with the company, and one of their homes.
const seedSql = `
  with note (author, about, listing_id, text, days, edited) as (values
    ('admin@example.com', 'renter@example.com', null, 'Wrote that a landlord did not reply. Sent the steps of the help page.', 9, null),
    ('support@example.com', 'renter@example.com', null, E'Called on the phone about a confirmation email.\\nIt was in the spam folder. The address is confirmed now.', 3, 2),
    ('support@example.com', 'landlord@example.com', null, 'Asked how to feature a home. Explained the credits, no refund needed.', 5, null),
    ('admin@example.com', 'company', null, 'Renews the membership by invoice. Write to the office address before the term ends.', 20, null),
    ('support@example.com', 'company', null, 'New phone number confirmed by call back.', 6, null),
    ('support@example.com', null, $1, 'The landlord moved the pin to the entrance on the side street.', 4, null))
  insert into staff_note (person_id, company_id, listing_id, author_id, text, created_at, edited_at, version)
  select subject.id, company.company_id, note.listing_id, author.id, note.text, now() - days * interval '1 day',
    now() - edited * interval '1 day', case when edited is null then 1 else 2 end
  from note join person author on author.email = note.author
  left join person subject on subject.email = note.about
  left join person company on note.about = 'company' and company.email = 'landlord@example.com'
  where num_nonnulls(subject.id, company.company_id, note.listing_id) = 1
  order by days desc`;

/** Home of the demo landlord in the demo market. */
const notedListing = '4v1tof8bme';

/** Inserts notes of staff for the demo. */
export async function seedStaffNotes(manager: EntityManager): Promise<void> {
  await manager.query(seedSql, [notedListing]);
}
