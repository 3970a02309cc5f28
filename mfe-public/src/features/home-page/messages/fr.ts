import type { en } from './en.ts';

/** What the home page says and no other page, in French. */
export const fr: Record<keyof typeof en, string> = {
  homeDescription:
    'Des logements à louer au Canada et aux États-Unis pour les nouveaux arrivants : coût complet, langage clair, sans compte.',
  heroText:
    'Des logements à louer partout au Canada et aux États-Unis, avec le coût complet et ce qu’il faut pour louer. Sans compte.',
  continueSearch: 'Continuer : {search}',
  lastSearch: 'votre dernière recherche',
  savedSearches: 'Enregistrées sur cet appareil',
  removeSavedSearch: 'Retirer {search}',
  newestHomes: 'Nouvelles annonces',
  allNewest: 'Voir les plus récents',
  howTitle: 'Louer ici, étape par étape',
  how1Title: 'Cherchez et enregistrez',
  how1Text: 'Choisissez une ville et un budget, et enregistrez les logements qui vous plaisent. Sans compte.',
  how2Title: 'Préparez vos documents',
  how2Text: 'Une lettre d’emploi ou d’études et des relevés bancaires remplacent souvent un dossier de crédit local.',
  how3Title: 'Visitez avant de payer',
  how3Text:
    'Voyez le logement sur place ou par vidéo. N’envoyez jamais d’argent pour un logement que vous n’avez pas vu.',
  how4Title: 'Signez et emménagez',
  how4Text: 'Lisez le bail, payez le premier mois et le dépôt permis par la loi, et recevez vos clés.',
  latestGuides: 'Guides pour les nouveaux arrivants',
  landlordTitle: 'Un logement à louer ?',
  landlordText:
    'Rejoignez des personnes qui s’installent maintenant. Des étapes simples, des prix justes, des locataires prêts.',
  listYourAd: 'Publier une annonce',
};
