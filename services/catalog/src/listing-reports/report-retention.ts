/** Retention statement for reports: 24 months after the decision they are deleted (docs/rules/reports.md). */
export const reportSweeps = [`delete from reported_listing where decided_at < now() - interval '24 months'`] as const;
