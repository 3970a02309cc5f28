/** Maximum milliseconds for a statement, for a lock, and for a connection. */
export const statementTimeoutMs = 5_000;
export const lockTimeoutMs = 3_000;
export const connectTimeoutMs = 3_000;

/**
 * Returns the session settings of a service's connections: search path (its own schema, then the extensions) and
 * timeouts.
 */
export function sessionOptions(
  schema: string,
  { statementMs = statementTimeoutMs, planCacheMode }: { statementMs?: number; planCacheMode?: PlanCacheMode } = {},
): string {
  const settings = [
    `search_path=${schema},extensions`,
    `statement_timeout=${statementMs}`,
    `lock_timeout=${lockTimeoutMs}`,
    'idle_in_transaction_session_timeout=10000',
    'TimeZone=UTC',
    ...(planCacheMode ? [`plan_cache_mode=${planCacheMode}`] : []),
  ];
  return settings.map((setting) => `-c ${setting}`).join(' ');
}

/** Whether prepared statements are planned for their values each time, or once. */
export type PlanCacheMode = 'auto' | 'force_custom_plan' | 'force_generic_plan';
