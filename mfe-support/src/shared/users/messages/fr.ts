import type { en } from './en.ts';

/** Messages about users that several screens show, in French. */
export const fr: Record<keyof typeof en, string> = {
  'state.active': 'Actif',
  'state.invited': 'Sans mot de passe',
  'state.disabled': 'Désactivé',
  'state.leaving': 'À supprimer',
  'state.merged': 'Fusionné avec un autre compte',
  user: 'Utilisateur',
  email: 'Courriel',
  roles: 'Rôles',
  noRoles: 'Aucun',
  company: 'Entreprise',
  joined: 'Inscription',
  lastSeen: 'Dernière visite',
  state: 'Compte',
  samePhone: 'Comptes avec le même numéro de téléphone',
  samePhoneMore: 'D’autres comptes ont ce numéro. Voici les plus récents.',
  noSamePhone: 'Aucun autre compte n’a ce numéro de téléphone.',
  verified: 'Vérifiée',
  notVerified: 'Non vérifiée',
};
