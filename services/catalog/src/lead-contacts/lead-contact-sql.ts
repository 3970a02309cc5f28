/** Condition of `lead_contact c`: the mailbox that agreed to get the messages about `listing l`. */
export const isConfirmedContact =
  'c.owner_user_id = l.owner_user_id and c.email = l.contact_email and c.confirmed_at is not null';

const isNamed = `exists (
  select from listing l where l.owner_user_id = c.owner_user_id and l.contact_email = c.email)`;
/**
 * Retention statement for contacts: those that have not answered for 30 days, and those that no listing names. A row of
 * the last day counts for the limit of its landlord, and a refusal is final.
 */
export const leadContactSweeps = [
  `
    delete from lead_contact c
    where c.refused_at is null and c.requested_at < now() - interval '1 day'
      and (not ${isNamed} or (c.confirmed_at is null and c.requested_at < now() - interval '30 days'))`,
];
