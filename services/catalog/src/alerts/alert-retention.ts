/**
 * Retention statements for alerts: unconfirmed for 7 days, inactive guest alerts for 2 years (the lifetime of their
 * links), guest readers without alerts, and deliveries for 2 years.
 */
export const alertSweeps = [
  `delete from saved_search where confirmed_at is null and made_at < now() - interval '7 days'`,
  `
    delete from saved_search where not is_active and reader_id is not null
      and greatest(made_at, last_run_at) < now() - interval '2 years'`,
  `
    delete from alert_reader r where not exists (select 1 from saved_search s where s.reader_id = r.id)
      and (confirmed_at is null or confirmed_at < now() - interval '2 years')`,
  `delete from alert_delivery where queued_at < now() - interval '2 years'`,
];
