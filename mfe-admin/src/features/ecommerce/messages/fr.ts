import type { en } from './en.ts';

/** Messages of the ecommerce screen and its tabs, in French. */
export const fr: Record<keyof typeof en, string> = {
  title: 'Commerce en ligne',
  description: 'Ce que les propriétaires achètent, et à quels prix',
  tabs: 'Parties du commerce en ligne',
  bundles: 'Forfaits',
  approvals: 'Approbations',
  noBundles: 'Il n’y a aucun forfait',
};
