import type { en } from './en.ts';

/** What the form for a message to us says, in French. */
export const fr: Record<keyof typeof en, string> = {
  name: 'Votre nom',
  email: 'Votre courriel',
  emailHint: 'Seulement pour vous répondre.',
  topic: 'De quoi s’agit-il ?',
  message: 'Votre message',
  messageHint:
    'Pour une annonce, ajoutez le lien de sa page. N’écrivez pas de numéro de passeport, de carte bancaire ni de mot de passe.',
  question: 'Une question sur le site',
  home: 'Un problème avec une annonce',
  data: 'Mes données',
  landlord: 'Je suis propriétaire',
  other: 'Autre chose',
  failed: 'Votre message n’est pas parti. Il est toujours ici.',
  send: 'Envoyer le message',
  sending: 'Envoi …',
  thanks: 'Merci',
  again: 'Envoyer un autre message',
};
