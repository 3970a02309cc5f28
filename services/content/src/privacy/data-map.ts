import { listExportData, resourceHistoryData, type PersonalTable } from '@porchlight/service-kit';

/** Personal data of content: what is exported and what is erased. */
export const dataMap: readonly PersonalTable[] = [
  listExportData,
  resourceHistoryData,
  { table: 'site_profile', retention: 'The operator of the site, which is public, until staff change it.' },
  {
    table: 'edit_lock',
    erased: [{ by: 'person', sql: 'delete from edit_lock where holder_id = $1' }],
    retention: 'Who edits a record; a lock ends 5 minutes after its form was left.',
  },
  {
    table: 'content_picture',
    erased: [{ by: 'person', sql: 'update content_picture set actor_id = null where actor_id = $1' }],
    retention: 'Pictures of the site, without who uploaded them, until nothing shows them.',
  },
  {
    table: 'form_submission',
    exported: {
      by: 'address',
      sql: `
        select form_key as form, answers, page, sent_at as "sentAt" from form_submission
        where lower(answers ->> 'email') = $1 order by sent_at`,
    },
    erased: [
      {
        by: 'address',
        sql: `
          delete from form_submission where encode(sha256(convert_to(lower(answers ->> 'email'), 'UTF8')), 'hex') = $1`,
      },
      { by: 'person', sql: 'update form_submission set claimed_by = null where claimed_by = $1' },
    ],
  },
  // Goes with the submission that the conversation began with.
  {
    table: 'form_message',
    exported: {
      by: 'address',
      sql: `
        select m.author, m.text, m.sent_at as "sentAt"
        from form_message m join form_submission s on s.id = m.submission_id
        where s.email = $1 and m.held_from is null order by m.sent_at`,
    },
    erased: [
      {
        by: 'address',
        sql: `delete from form_message where encode(sha256(convert_to(lower(held_from), 'UTF8')), 'hex') = $1`,
      },
      { by: 'person', sql: 'update form_message set author_id = null where author_id = $1' },
    ],
  },
];
