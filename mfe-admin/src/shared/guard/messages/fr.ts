import type { en } from './en.ts';

/** Messages of the permission that guards content, in French. */
export const fr: Record<keyof typeof en, string> = {
  allVisitors: 'Tous les visiteurs',
  usersWith: 'Utilisateurs qui ont « {permission} »',
};
