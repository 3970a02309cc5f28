import type { en } from './en.ts';

/** What the dialog says that asks for new homes by email, in French. */
export const fr: Record<keyof typeof en, string> = {
  title: 'M’alerter par courriel',
  close: 'Fermer',
  done: 'Terminé',
  tryAgain: 'Réessayer',
  about: 'Les nouveaux logements de cette recherche, et ceux dont le loyer a baissé, arrivent par courriel :',
  stop: 'Chaque courriel a un lien qui les arrête, sans compte.',
  email: 'Courriel',
  frequency: 'À quel rythme',
  instant: 'Dès qu’il y en a',
  daily: 'Une fois par jour',
  weekly: 'Une fois par semaine',
  send: 'M’alerter par courriel',
  sending: 'Envoi …',
  haveAccount: 'Vous avez un compte?',
  logIn: 'Se connecter',
  inbox: 'Regardez vos courriels',
  inboxText:
    'Nous avons envoyé un courriel à {email}. Ouvrez son lien dans les 7 jours, et les nouveaux logements viendront à vous.',
  inboxMore: 'Rien reçu? Regardez dans les indésirables.',
  saving: 'Enregistrement de votre recherche …',
  saved: 'Votre recherche est enregistrée',
  'comes.instant': 'Les nouveaux logements vous arrivent dès qu’il y en a.',
  'comes.daily': 'Les nouveaux logements vous arrivent une fois par jour.',
  'comes.weekly': 'Les nouveaux logements vous arrivent une fois par semaine.',
  failed: 'Nous n’avons pas pu enregistrer votre recherche',
  yourAlerts: 'Vos alertes courriel',
};
