import type { en } from './en.ts';

/** What the page to claim an account says, in French. */
export const fr: Record<keyof typeof en, string> = {
  title: 'Est-ce bien vous ?',
  loading: 'Chargement ..',
  working: 'Un instant …',
  tryAgain: 'Réessayer',
  failed: 'Nous n’avons pas pu vérifier ce lien',
  isThisRenter:
    'Bonjour {name}. Vous avez écrit à un propriétaire avec {email}. Choisissez un mot de passe pour suivre vos demandes et enregistrer des logements.',
  isThisLandlord:
    'Bonjour {name}. Un compte pour vos logements est prêt pour {email}. Choisissez un mot de passe pour l’activer.',
  isThisStaff:
    'Bonjour {name}. Vous êtes invité à faire partie de l’équipe de ce site avec {email}. Choisissez un mot de passe.',
  accept: 'J’accepte la politique de confidentialité et les conditions d’utilisation',
  privacy: 'Politique de confidentialité',
  terms: 'Conditions d’utilisation',
  claim: 'Activer le compte',
  notMe: 'Ce n’est pas moi',
  declined: 'Merci de nous l’avoir signalé',
  declinedWhy:
    'Le lien ne fonctionne plus et notre équipe a été avertie. Sans mot de passe, personne ne peut utiliser ce compte.',
  claimed: 'Le compte est à vous',
  claimedWhy: 'Votre courriel est confirmé et vous êtes connecté.',
  toDashboard: 'Aller à mon tableau de bord',
  toHome: 'Aller à l’accueil',
  expired: 'Ce lien a expiré',
  expiredWhy: 'Nous pouvons en envoyer un nouveau à l’adresse courriel que nous avons pour vous.',
  renew: 'Envoyer un nouveau lien',
  renewed: 'Un nouveau lien est en route',
  renewedWhy: 'Vérifiez vos courriels. Seul le lien le plus récent fonctionne.',
  dead: 'Ce lien ne fonctionne plus',
  deadWhy: 'Si vous avez déjà activé le compte, connectez-vous.',
  logIn: 'Se connecter',
};
