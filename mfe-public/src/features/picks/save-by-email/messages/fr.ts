import type { en } from './en.ts';

/** Messages of the form that saves My Picks under an email address, in French. */
export const fr: Record<keyof typeof en, string> = {
  email: 'Courriel',
  send: 'M’envoyer un lien',
  sending: 'Envoi…',
  how: 'Le lien enregistre ces logements sous votre adresse. En vous inscrivant ou en vous connectant avec elle, vous les retrouverez.',
  sent: 'Vérifiez vos courriels',
  sentText:
    'Nous avons envoyé un courriel à {email}. Ouvrez son lien d’ici 7 jours pour enregistrer vos logements. Rien ? Regardez dans vos indésirables.',
};
