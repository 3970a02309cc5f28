import { defineMessages, messageReferences } from '@porchlight/messages';

export const messages = messageReferences(
  defineMessages({
    en: {
      exportGone: 'This copy is no longer here. Ask for a new one.',
      linkDead: 'This link worked for 15 minutes. Reload the page for a new one.',
      homesFirst: 'You still have homes on the site. End them first, then delete your account.',
      lastOwner: 'You are the last owner of this site. Give somebody else this role first.',
    },
    fr: {
      exportGone: 'Cette copie n’est plus là. Demandez-en une nouvelle.',
      linkDead: 'Ce lien a fonctionné pendant 15 minutes. Rechargez la page pour en obtenir un nouveau.',
      homesFirst: 'Vous avez encore des logements sur le site. Retirez-les d’abord, puis supprimez votre compte.',
      lastOwner: 'Vous êtes le dernier propriétaire de ce site. Donnez d’abord ce rôle à quelqu’un d’autre.',
    },
  }),
);
