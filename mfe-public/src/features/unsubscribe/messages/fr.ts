import type { en } from './en.ts';

/** What the page to leave a list of mails says, in French. */
export const fr: Record<keyof typeof en, string> = {
  title: 'Se désabonner ?',
  loading: 'Chargement ..',
  working: 'Un instant …',
  tryAgain: 'Réessayer',
  failed: 'Nous n’avons pas pu vérifier ce lien',
  aboutSomebody: 'Ces courriels vont à vous :',
  about: 'Ces courriels vont à {email} :',
  stopList: 'Se désabonner',
  stopEverything: 'Se désabonner de tout',
  everythingMeans:
    'Tout : les courriels sur les nouveaux logements et les nouvelles. Vous recevrez encore ce que vous demandez, comme un nouveau mot de passe.',
  stopped: 'Vous êtes désabonné',
  stoppedWhy: 'Vous ne recevrez plus ces courriels.',
  stoppedEverything: 'Vous êtes désabonné de tout',
  stoppedEverythingWhy: 'Vous ne recevrez plus de courriels sur les nouveaux logements ni de nouvelles.',
  changedMind: 'Vous avez changé d’avis ?',
  toAlerts: 'Vos alertes courriel',
  toHomes: 'Cherchez des logements et choisissez « Enregistrer la recherche »',
  dead: 'Ce lien ne fonctionne plus',
  deadWhy:
    'Le courriel le plus récent a un lien qui fonctionne. Si vous avez un compte, connectez-vous pour gérer vos courriels.',
  logIn: 'Se connecter',
  toHome: 'Aller à l’accueil',
};
