import type { en } from './en.ts';

/** Messages of the billing information, in French. */
export const fr: Record<keyof typeof en, string> = {
  name: 'Entreprise ou nom complet',
  phone: 'Téléphone',
  line1: 'Adresse',
  line2: 'Bureau ou appartement',
  city: 'Ville',
  province: 'Province ou État',
  chooseProvince: 'Choisissez une province ou un État',
  canada: 'Canada',
  unitedStates: 'États-Unis',
  postalCode: 'Code postal ou ZIP',
};
