import type { en } from './en.ts';

/** Messages of the lists of users and of their search, in French. */
export const fr: Record<keyof typeof en, string> = {
  title: 'Utilisateurs',
  description:
    'Toutes les personnes qui ont un compte. Noms et adresses restent masqués jusqu’à ce que vous les affichiez.',
  lists: 'Listes d’utilisateurs',
  loading: 'Chargement des utilisateurs',
  failed: 'Nous n’avons pas pu charger les utilisateurs',
  tryAgain: 'Réessayer',
  search: 'Rechercher un utilisateur',
  count: '{count, plural, one {# utilisateur} other {# utilisateurs}}',
  countMore: 'Plus de {count} utilisateurs',
  unknownFilter: 'Il n’y a pas de liste « {filter} »',
  unknownFilterText: 'Voici tous les utilisateurs.',

  'filter.all': 'Tous',
  'filter.landlords': 'Propriétaires',
  'filter.renters': 'Locataires',
  'filter.unverified': 'Non vérifiés',
  'filter.restricted': 'Désactivés',
  'filter.new-7d': '7 derniers jours',
  'filter.unclaimed': 'Sans mot de passe',
  'filter.bouncing': 'Courriels en échec',

  'empty.all': 'Il n’y a aucun utilisateur',
  'empty.landlords': 'Il n’y a aucun propriétaire',
  'empty.renters': 'Il n’y a aucun locataire',
  'empty.unverified': 'Tous les utilisateurs ont confirmé leur courriel',
  'empty.restricted': 'Aucun compte n’est désactivé',
  'empty.new-7d': 'Aucun compte ne date des 7 derniers jours',
  'empty.unclaimed': 'Tous les utilisateurs ont un mot de passe',
  'empty.bouncing': 'Aucun courriel n’a échoué au cours des 30 derniers jours',
  emptyText: 'Choisissez une autre liste, ou faites une recherche.',

  searchTitle: 'Recherche d’utilisateurs',
  searchDescription: 'Trouvez un utilisateur par identifiant, courriel, téléphone, nom ou entreprise.',
  searchLabel: 'Identifiant, courriel, téléphone, nom ou entreprise',
  searchHint: 'Le début des mots suffit, comme leil had ou maple. Un numéro de téléphone doit être complet.',
  searchButton: 'Rechercher',
  searching: 'Recherche d’utilisateurs',
  searchFailed: 'La recherche a échoué',
  tooShort: 'Entrez au moins {min} caractères.',
  found: '{count, plural, one {# utilisateur correspond} other {# utilisateurs correspondent}}',
  foundMore: 'Plus de {count} utilisateurs correspondent. Ajoutez un mot.',
  noMatch: 'Aucun utilisateur ne correspond',
  noMatchText:
    'Vérifiez le domaine du courriel, utilisez seulement le début d’un nom, ou entrez le numéro de téléphone complet.',
  allUsers: 'Voir tous les utilisateurs',
};
