import { isStaff } from '../rights/role-permissions.ts';

/** Seconds that a session lives unused, and in all. */
export interface SessionLife {
  readonly idle: number;
  readonly absolute: number;
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Sessions a person may have at once; the oldest gives way (reliability 6.2). */
export const mostSessions = 10;

/** How long a session lives: staff short, and short without use when no browser holds the token (decisions 5.6). */
export function sessionLife(roles: readonly string[], isBound: boolean): SessionLife {
  const life = isStaff(roles) ? { idle: 30 * minute, absolute: 10 * hour } : { idle: 14 * day, absolute: 30 * day };
  return isBound ? life : { ...life, idle: Math.min(life.idle, hour) };
}
