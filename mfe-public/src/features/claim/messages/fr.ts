import type { en } from './en.ts';

/** What the page to claim an account says, in French. */
export const fr: Record<keyof typeof en, string> = {
  title: 'Est-ce bien vous ?',
  loading: 'Chargement ..',
  working: 'Un instant …',
  tryAgain: 'Réessayer',
  failed: 'Nous n’avons pas pu vérifier ce lien',
  isThisRenter:
    'Bonjour {name}. Vous avez écrit à un propriétaire avec {email}. Choisissez un mot de passe pour suivre vos demandes et garder des logements.',
  isThisLandlord:
    'Bonjour {name}. Un compte pour vos logements est prêt sous {email}. Choisissez un mot de passe pour le reprendre.',
  accept: 'J’accepte la politique de confidentialité et les conditions d’utilisation',
  privacy: 'Politique de confidentialité',
  terms: 'Conditions d’utilisation',
  claim: 'Reprendre le compte',
  notMe: 'Ce n’est pas moi',
  declined: 'Alors il n’y a rien à faire',
  declinedWhy:
    'Rien n’a changé. Vous pouvez fermer cette page et supprimer le courriel : sans mot de passe, personne ne peut utiliser ce compte.',
  claimed: 'Le compte est à vous',
  claimedWhy: 'Votre adresse est confirmée et vous êtes connecté.',
  toDashboard: 'Vers mon tableau de bord',
  toHome: 'Vers la page d’accueil',
  expired: 'Ce lien est trop ancien',
  expiredWhy: 'Nous pouvons en envoyer un nouveau à l’adresse que nous avons pour vous.',
  renew: 'Envoyer un nouveau lien',
  renewed: 'Un nouveau lien est en route',
  renewedWhy: 'Regardez vos courriels. Le lien le plus récent est celui qui fonctionne.',
  dead: 'Ce lien ne fonctionne plus',
  deadWhy: 'Si le compte est déjà à vous, connectez-vous.',
  logIn: 'Se connecter',
};
