/** What alerts keep no longer: what nobody confirmed for a week, what was off for as long as links live, what was told two years ago. */
export const oldAlerts = [
  `delete from saved_search where confirmed_at is null and made_at < now() - interval '7 days'`,
  `delete from saved_search where not is_active and reader_id is not null and greatest(made_at, last_run_at) < now() - interval '2 years'`,
  `delete from alert_reader r where not exists (select 1 from saved_search s where s.reader_id = r.id) and (confirmed_at is null or confirmed_at < now() - interval '2 years')`,
  `delete from alert_delivery where queued_at < now() - interval '2 years'`,
];
