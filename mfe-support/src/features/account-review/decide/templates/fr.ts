import type { en } from './en.ts';

/** Texts that landlords get, by what was found, in French. */
export const fr: Record<keyof typeof en, string> = {
  'template.identity-unclear': 'Nous n’avons pas pu confirmer qui loue les logements de ce compte.',
  'template.ownership-unproven': 'Nous n’avons pas pu confirmer que vous pouvez louer les logements que vous annoncez.',
  'template.scam': 'Des locataires ont été invités à payer ou à envoyer des documents avant une visite ou un bail.',
  'template.false-listings': 'Les annonces de ce compte ne correspondent pas aux logements offerts.',
  'template.payment-abuse': 'Des paiements de ce compte ont été contestés ou annulés.',
  'template.other': 'Nous avons constaté un problème avec ce compte : ',
  'subject.approved': 'Nous avons vérifié votre compte',
  'subject.limited': 'Votre compte est limité pour le moment',
  'subject.suspended': 'Votre compte est suspendu',
  'subject.banned': 'Votre compte est fermé',
};
