import type { en } from './en.ts';

/** Messages of screens that belong to landlords, in French. */
export const fr: Record<keyof typeof en, string> = {
  loading: 'Chargement de votre portefeuille',
  failed: 'Impossible de charger votre portefeuille',
  tryAgain: 'Réessayer',
  unverifiedTitle: 'Confirmez d’abord votre courriel',
  unverified: 'Votre portefeuille s’ouvre une fois votre courriel confirmé.',
  verify: 'Confirmer mon courriel',
  noWalletTitle: 'Aucun portefeuille',
  noWallet: 'Les crédits et les portefeuilles vont avec les comptes de propriétaires.',
};
