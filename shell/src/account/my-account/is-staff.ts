import type { ShellRole } from '@porchlight/client';

/** Returns whether a role belongs to staff, who can access other users' data. */
export const isStaff = (role: ShellRole): boolean => role === 'support' || role === 'admin';
