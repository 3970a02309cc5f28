/** Most milliseconds of a statement, and of waiting for a lock or a connection. */
export const statementTimeoutMs = 5_000;
export const lockTimeoutMs = 3_000;
export const connectTimeoutMs = 3_000;

/** Session settings of a service's connections: its own schema, then the schema of extensions; nothing waits for ever. */
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

/** Whether named statements are planned for their values each time, or once for all. */
export type PlanCacheMode = 'auto' | 'force_custom_plan' | 'force_generic_plan';
