import type { en } from './en.ts';

/** What the home page says and no other page, in French. */
export const fr: Record<keyof typeof en, string> = {
  homeDescription:
    'Des logements à louer au Canada et aux États-Unis pour les personnes qui arrivent : le prix complet, des mots simples, sans compte.',
  heroText:
    'Des logements à louer partout au Canada et aux États-Unis, avec le prix complet et ce qu’il faut pour louer. Sans compte.',
  continueSearch: 'Continuer : {search}',
  lastSearch: 'votre dernière recherche',
  savedSearches: 'Vos recherches',
  newestHomes: 'Nouveaux des derniers jours',
  allNewest: 'Voir les plus récents',
  howTitle: 'Comment on loue ici',
  how1Title: 'Regardez',
  how1Text:
    'Choisissez une ville et un budget, et gardez les logements qui vous plaisent. Aucun compte n’est nécessaire.',
  how2Title: 'Préparez vos papiers',
  how2Text: 'Une lettre d’emploi ou d’études et des relevés bancaires remplacent souvent un dossier de crédit local.',
  how3Title: 'Visitez avant de payer',
  how3Text:
    'Voyez le logement sur place ou par vidéo. N’envoyez jamais d’argent pour un logement que vous n’avez pas vu.',
  how4Title: 'Signez et emménagez',
  how4Text: 'Lisez le bail, payez le premier loyer et le dépôt permis par la loi, et recevez vos clés.',
  latestGuides: 'Guides pour les nouveaux arrivants',
  landlordTitle: 'Avez-vous un logement à louer?',
  landlordText:
    'Rejoignez des personnes qui s’installent maintenant. Des étapes simples, des prix justes, des locataires prêts.',
  listYourAd: 'Publier une annonce',
};
