/** Two years after the last word nothing of the person is left of an inquiry (decisions 5.11): its messages go, the count of it stays. */
export const oldInquiries = [
  `delete from inquiry_message m using inquiry i where i.id = m.inquiry_id and i.updated_at < now() - interval '24 months'`,
  `update inquiry set writer = null, user_id = null, first_name = null, last_name = null, email = null, phone = null, pets = null, household_size = null, move_in_date = null, documents_ready = '{}',
    gclid = null, utms = null, source = null, is_open = false where coalesce(email, first_name) is not null and updated_at < now() - interval '24 months'`,
];
