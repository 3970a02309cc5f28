import { defineMessages, messageReference, messageReferences, type MessageReference } from '@porchlight/messages';

const catalog = defineMessages({
  en: {
    exportGone: 'This copy is no longer available. Request a new one.',
    linkDead: 'This link expired after 15 minutes. Reload the page to get a new one.',
    homesFirst: 'You still have homes listed. Remove them first, then delete your account.',
    creditsFirst:
      'Your company still has {count, plural, one {# credit} other {# credits}} and no other landlord. Spend the credits first, or give them up.',
    lastOwner: 'You’re the last owner of this site. Give someone else this role first.',
  },
  fr: {
    exportGone: 'Cette copie n’est plus disponible. Demandez-en une nouvelle.',
    linkDead: 'Ce lien a expiré après 15 minutes. Rechargez la page pour en obtenir un nouveau.',
    homesFirst: 'Vous avez encore des logements annoncés. Retirez-les d’abord, puis supprimez votre compte.',
    creditsFirst:
      'Votre entreprise a encore {count, plural, one {# crédit} other {# crédits}} et aucun autre propriétaire. Utilisez d’abord ces crédits, ou renoncez-y.',
    lastOwner: 'Vous êtes le dernier responsable de ce site. Donnez d’abord ce rôle à quelqu’un d’autre.',
  },
});

export const messages = {
  ...messageReferences(catalog),
  /** Names the credits that would be lost. */
  creditsFirst: (count: number): MessageReference => messageReference(catalog, 'creditsFirst', { count }),
};
