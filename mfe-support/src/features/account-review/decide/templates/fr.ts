import type { en } from './en.ts';

/** Texts that landlords get, by what was found, in French. */
export const fr: Record<keyof typeof en, string> = {
  'template.identity-unclear': 'Nous n’avons pas pu confirmer qui loue les logements de ce compte.',
  'template.ownership-unproven': 'Nous n’avons pas pu confirmer que vous pouvez louer les logements que vous annoncez.',
  'template.scam': 'Des locataires ont été invités à payer ou à envoyer des documents avant une visite ou un bail.',
  'template.false-listings': 'Les annonces de ce compte ne correspondent pas aux logements offerts.',
  'template.payment-abuse': 'Des paiements de ce compte ont été contestés ou annulés.',
  'template.other': 'Nous avons constaté un problème avec ce compte : ',
  documents: 'Veuillez remettre les documents suivants, pour que nous puissions vérifier votre compte :',
  'document.identity': '- Un passeport, un permis de conduire ou une autre pièce d’identité avec photo',
  'document.address':
    '- Une facture de services ou d’impôts, ou un relevé bancaire, des trois derniers mois, avec votre nom et votre adresse',
  'document.ownership':
    '- Un avis de taxes foncières, un acte de propriété, ou un contrat avec le propriétaire qui vous permet de louer le logement',
  'document.licence': '- Le permis ou l’immatriculation de votre entreprise',
  'subject.documents': 'Nous avons besoin de documents de votre part',
  'subject.approved': 'Nous avons vérifié votre compte',
  'subject.limited': 'Votre compte est limité pour le moment',
  'subject.suspended': 'Votre compte est suspendu',
  'subject.banned': 'Votre compte est fermé',
};
