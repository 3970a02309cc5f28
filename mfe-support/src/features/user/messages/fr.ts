import type { en } from './en.ts';

/** Messages of the record of a user, in French. */
export const fr: Record<keyof typeof en, string> = {
  user: 'Utilisateur',
  loading: 'Chargement de l’utilisateur',
  failed: 'Nous n’avons pas pu charger l’utilisateur',
  tryAgain: 'Réessayer',
  notFound: 'Cet utilisateur n’existe pas',
  notFoundText: 'Le compte a peut-être été supprimé, ou l’adresse est erronée.',
  toUsers: 'Aller aux utilisateurs',
  users: 'Utilisateurs',
  path: 'Chemin',

  identity: 'De qui il s’agit',
  identityHint:
    'Le nom, le courriel et le téléphone restent masqués jusqu’à ce que vous les affichiez. Chaque consultation figure au journal d’audit.',
  show: 'Afficher',
  showing: 'Affichage des données personnelles',
  showFailed: 'Nous n’avons pas pu afficher les données personnelles',
  firstName: 'Prénom',
  lastName: 'Nom',
  email: 'Courriel',
  phone: 'Téléphone',

  account: 'Compte',
  id: 'Identifiant',
  language: 'Langue',
  'language.en-CA': 'Anglais (Canada)',
  'language.en-US': 'Anglais (États-Unis)',
  'language.fr-CA': 'Français (Canada)',
  lastLogin: 'Dernière connexion',
  never: 'Jamais',
  deletes: 'Suppression le',

  acts: 'Actions',
  mergeAccounts: 'Fusionner des comptes',
};
