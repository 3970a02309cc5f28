import type { ShellRole } from '@porchlight/client';

/** Whether somebody works here: their account sees what belongs to others. */
export const isStaff = (role: ShellRole): boolean => role === 'support' || role === 'admin';
