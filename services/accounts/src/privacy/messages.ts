import { defineMessages, messageReferences } from '@porchlight/messages';

export const messages = messageReferences(
  defineMessages({
    en: {
      exportGone: 'This copy is no longer available. Request a new one.',
      linkDead: 'This link expired after 15 minutes. Reload the page to get a new one.',
      homesFirst: 'You still have homes listed. Remove them first, then delete your account.',
      lastOwner: 'You’re the last owner of this site. Give someone else this role first.',
    },
    fr: {
      exportGone: 'Cette copie n’est plus disponible. Demandez-en une nouvelle.',
      linkDead: 'Ce lien a expiré après 15 minutes. Rechargez la page pour en obtenir un nouveau.',
      homesFirst: 'Vous avez encore des logements annoncés. Retirez-les d’abord, puis supprimez votre compte.',
      lastOwner: 'Vous êtes le dernier responsable de ce site. Donnez d’abord ce rôle à quelqu’un d’autre.',
    },
  }),
);
