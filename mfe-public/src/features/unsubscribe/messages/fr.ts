import type { en } from './en.ts';

/** What the page to leave a list of mails says, in French. */
export const fr: Record<keyof typeof en, string> = {
  title: 'Arrêter ces courriels?',
  loading: 'Chargement ..',
  working: 'Un instant …',
  tryAgain: 'Réessayer',
  failed: 'Nous n’avons pas pu vérifier ce lien',
  aboutSomebody: 'Ces courriels vont à vous :',
  about: 'Ces courriels vont à {email} :',
  stopList: 'Arrêter cette liste',
  stopEverything: 'Tout arrêter',
  everythingMeans:
    'Tout, ce sont tous les courriels sur les nouveaux logements et les nouvelles. Ce que vous demandez vous-même, comme un nouveau mot de passe, arrive encore.',
  stopped: 'C’est arrêté',
  stoppedWhy: 'Vous ne recevrez plus ce courriel.',
  stoppedEverything: 'Tout est arrêté',
  stoppedEverythingWhy: 'Vous ne recevrez plus de courriels sur les nouveaux logements ni de nouvelles.',
  changedMind: 'Vous avez changé d’avis?',
  toAlerts: 'Vos alertes courriel',
  toHomes: 'Cherchez des logements et choisissez « M’alerter par courriel »',
  dead: 'Ce lien n’est plus valide',
  deadWhy:
    'Le courriel le plus récent a un lien qui fonctionne. Si vous avez un compte, connectez-vous pour voir et arrêter vos courriels.',
  logIn: 'Se connecter',
  toHome: 'Vers la page d’accueil',
};
