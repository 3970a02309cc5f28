import type { Words } from '@porchlight/service-kit';

export const words = {
  exportGone: {
    en: 'This copy is no longer here. Ask for a new one.',
    fr: 'Cette copie n’est plus là. Demandez-en une nouvelle.',
  },
  linkDead: {
    en: 'This link worked for 15 minutes. Reload the page for a new one.',
    fr: 'Ce lien a fonctionné pendant 15 minutes. Rechargez la page pour en obtenir un nouveau.',
  },
  homesFirst: {
    en: 'You still have homes on the site. End them first, then delete your account.',
    fr: 'Vous avez encore des logements sur le site. Retirez-les d’abord, puis supprimez votre compte.',
  },
  lastOwner: {
    en: 'You are the last owner of this site. Give somebody else this role first.',
    fr: 'Vous êtes le dernier propriétaire de ce site. Donnez d’abord ce rôle à quelqu’un d’autre.',
  },
} as const satisfies Record<string, Words>;
