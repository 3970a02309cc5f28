import { isStaff } from '../rights/role-permissions.ts';

/** Idle timeout and maximum lifetime of a session, in seconds. */
export interface SessionLifetime {
  readonly idle: number;
  readonly absolute: number;
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Maximum number of concurrent sessions of a user; the oldest is revoked. */
export const maxSessions = 10;

/**
 * Returns the lifetime of a session: shorter for staff, and an idle timeout of one hour when the token is not bound to
 * a browser cookie.
 */
export function sessionLifetime(roles: readonly string[], isBound: boolean): SessionLifetime {
  const lifetime = isStaff(roles) ? { idle: 30 * minute, absolute: 10 * hour } : { idle: 14 * day, absolute: 30 * day };
  return isBound ? lifetime : { ...lifetime, idle: Math.min(lifetime.idle, hour) };
}
