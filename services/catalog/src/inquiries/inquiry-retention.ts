/**
 * Retention statements for inquiries: 24 months after the last message the messages are deleted and the personal fields
 * cleared; the row stays for counting. Signatures of spam and blocks by staff end after as long. (docs/rules/inquiries.md)
 */
export const inquirySweeps = [
  `
    delete from inquiry_message m using inquiry i
    where i.id = m.inquiry_id and i.updated_at < now() - interval '24 months'`,
  `
    update inquiry set writer = null, user_id = null, first_name = null, last_name = null, email = null, phone = null,
      pets = null, household_size = null, move_in_date = null, documents_ready = '{}',
    gclid = null, utms = null, source = null, note = '', waiting_since = null, is_open = false
    where coalesce(email, first_name) is not null and updated_at < now() - interval '24 months'`,
  `delete from spam_signature where marked_at < now() - interval '24 months'`,
  `delete from site_blocked_writer where blocked_at < now() - interval '24 months'`,
  `delete from lead_export where exported_at < now() - interval '1 day'`,
];
