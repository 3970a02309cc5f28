import type { en } from './en.ts';

/** What the page of a home says beyond its first screen, in French. */
export const fr: Record<keyof typeof en, string> = {
  feeKey: 'Dépôt pour les clés', feeApplication: 'Frais de demande', feeParking: 'Stationnement', feeStorage: 'Rangement', feePet: 'Frais pour animal', feeTrash: 'Ordures et recyclage',
  colon: ' :', toApply: 'Pour la demande :', overRule: 'Ce dépôt dépasse les {most} de la règle.', noDepositRule: 'Ici, la règle ne permet aucun dépôt.', noKeyRule: 'La règle ne permet pas de dépôt pour les clés.', askFirst: 'Parlez-en au propriétaire avant de payer.',
  usualHere: 'habituel ici', withoutUnknown: 'sans ce qui n’est pas connu', figures: 'À propos de ces chiffres', ifYouWant: 'Si vous le voulez :', ifItApplies: 'Si cela vous concerne :', aMonth: '{amount} par mois',
  where: 'Où il se trouve', wherePoint: '{address}. Les logements voisins sont sur la carte : {city}.', whereHidden: 'Le propriétaire garde l’adresse exacte. La carte montre le secteur, à environ 250 mètres près.',
  seeAround: 'Voir les logements autour', mapFailed: 'La carte ne s’est pas chargée.',
  rents: 'Loyers : {city}', typical: 'Loyer courant, {size}', rentsMore: 'Évolution des loyers : {city}', rentsOf: '{place}, {size}', rentsFailed: 'Les loyers des derniers mois ne se sont pas chargés.',
  rentsBelow: 'Ce logement demande {share, number, percent} de moins', rentsAbout: 'Ce logement demande à peu près autant', rentsAbove: 'Ce logement demande {share, number, percent} de plus',
  contactAct: 'Contacter',
  offerings: 'Autres logements de {landlord}',
  share: 'Partager ce logement', shareText: '{title} : {rent} par mois, {city}',
  verifiedMeans: 'Ce que veut dire « vérifié »', verifiedText: 'Nous avons vérifié le courriel et le téléphone de ce propriétaire, et une preuve de l’adresse ou de propriété. Nous ne sommes pas entrés dans le logement : visitez avant de payer.',
  report: 'Signaler cette annonce', reportTitle: 'Quelque chose ne va pas avec ce logement ?',
  reportText: 'Écrivez à notre équipe de sécurité et dites ce qui ne va pas : on demande de l’argent avant une visite, le logement est déjà loué, le prix ou les photos sont faux, ou l’annonce est injuste envers un groupe de personnes.',
  reportHow: 'Leur adresse est sur notre page de contact. Ajoutez à votre message l’adresse de cette page :', reportCopy: 'Copier l’adresse', reportContact: 'Ouvrir la page de contact', reportDanger: 'N’envoyez jamais d’argent pour « réserver » un logement. Si vous avez déjà payé, avertissez votre banque aujourd’hui.',
  lightbox: 'Photos du logement', lightboxAt: 'Photo {index} de {total}', photo: 'Photo', previous: 'Photo précédente', next: 'Photo suivante', photosFailed: 'Les grandes photos ne se sont pas chargées. Vérifiez votre connexion et réessayez.',
};
