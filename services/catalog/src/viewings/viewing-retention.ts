/**
 * Daily statements for viewings: proposals without an answer expire (reads and answers do not wait for it), and all
 * viewings are deleted with the messages of their inquiry.
 * (docs/rules/inquiries.md#inq-4-inquiries-are-anonymized-after-24-months)
 */
export const viewingSweeps = [
  `update viewing set status = 'expired', decided_at = expires_at where status = 'proposed' and expires_at <= now()`,
  `delete from viewing v using inquiry i where i.id = v.inquiry_id and i.updated_at < now() - interval '24 months'`,
];
