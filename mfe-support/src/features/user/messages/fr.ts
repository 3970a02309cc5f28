import type { en } from './en.ts';

/** Messages of the record of a user, in French. */
export const fr: Record<keyof typeof en, string> = {
  user: 'Utilisateur',
  loading: 'Chargement de l’utilisateur',
  failed: 'Nous n’avons pas pu charger l’utilisateur',
  tryAgain: 'Réessayer',
  notFound: 'Cet utilisateur n’existe pas',
  notFoundText: 'Le compte a peut-être été supprimé, ou l’adresse est erronée.',
  toDashboard: 'Aller au tableau de bord',

  'state.active': 'Actif',
  'state.invited': 'Sans mot de passe',
  'state.disabled': 'Désactivé',
  'state.leaving': 'À supprimer',
  'state.merged': 'Fusionné avec un autre compte',
  verified: 'Vérifiée',
  notVerified: 'Non vérifiée',

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
  roles: 'Rôles',
  noRoles: 'Aucun',
  company: 'Entreprise',
  language: 'Langue',
  'language.en-CA': 'Anglais (Canada)',
  'language.en-US': 'Anglais (États-Unis)',
  'language.fr-CA': 'Français (Canada)',
  created: 'Inscription',
  lastLogin: 'Dernière connexion',
  never: 'Jamais',
  deletes: 'Suppression le',

  acts: 'Actions',
  mergeAccounts: 'Fusionner des comptes',
};
