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
    ],
  },
];
