import type { en } from './en.ts';

/** The renter's profile in French. */
export const fr: Record<keyof typeof en, string> = {
  title: 'Profil', hello: 'Bonjour, {name}', changeAccount: 'Nom, téléphone et mot de passe', tryAgain: 'Réessayer', loading: 'Votre profil se charge',
  failed: 'Nous n’avons pas pu charger ce que vous avez dit de votre déménagement. Vérifiez votre connexion et réessayez.',
  saved: 'Votre profil est enregistré.', save: 'Enregistrer le profil', optional: '(facultatif)', notSaid: 'Non précisé', removeIt: 'Retirer {name}',

  lastInquiries: 'Vos dernières demandes', lastFavourites: 'Vos derniers favoris', seeAll: 'Tout voir', lastFailed: 'Nous n’avons pas pu charger ceci. Vérifiez votre connexion et réessayez.',
  noInquiries: 'Les logements à qui vous écrivez apparaissent ici avec les réponses.', noFavourites: 'Touchez le cœur d’un logement pour le garder ici.', findHome: 'Trouver un logement', goneHome: 'Un logement qui n’est plus là', gone: 'Plus offert',

  move: 'Mon déménagement', moveText: 'Tout est facultatif. Cela nous aide à trouver des logements pour vous ; les propriétaires n’en voient rien, sauf si vous le dites.',
  looking: 'Le logement que je cherche', preferredAreas: 'Les lieux que j’aime', preferredAreasHint: 'Jusqu’à 10 villes, régions ou provinces.', placeHolder: 'Ville ou province', noPlace: 'Aucun lieu de ce nom.', placesFull: 'Voilà 10 lieux, le maximum.', searchFailed: 'La recherche a échoué. Réessayez dans un moment.',
  beds: 'Chambres', studio: 'Studio', bedsOrMore: '{count} ou plus', budgetMin: 'Loyer à partir de', budgetMax: 'Loyer jusqu’à', budgetHint: 'Par mois, en dollars du pays du logement.',
  when: 'Quand et pour combien de temps', moveInDate: 'Date d’emménagement', flexibilityDays: 'Jours autour qui conviennent aussi', exact: 'Ce jour précis', daysAround: '{count, plural, one {# jour} other {# jours}} avant ou après',
  leaseMonths: 'Pour combien de temps', months: '{count, plural, one {# mois} other {# mois}}',
  household: 'Qui emménage', householdPrivate: 'Vous seul voyez ceci', householdText: 'Nous ne disons jamais aux propriétaires qui vit avec vous. La famille est protégée par la loi : personne ne peut vous refuser pour cela.',
  adults: 'Adultes', children: 'Enfants', pets: 'Animaux', petCats: 'Chats', petSmallDogs: 'Petits chiens', petLargeDogs: 'Grands chiens', petOther: 'Autres animaux',
  smoking: 'Tabac', smokingNo: 'Personne ne fume', smokingOutside: 'Dehors seulement', smokingYes: 'Oui',
  coming: 'D’où je viens', arrivalDate: 'Date de mon arrivée', arrivalHint: 'Si vous n’êtes pas encore ici.', currentCountry: 'Le pays où je suis', languages: 'Les langues que je parle', languageHolder: 'Écrivez une langue', noLanguage: 'Aucune langue de ce nom.', languagesFull: 'Voilà 10 langues, le maximum.',
  documentsReady: 'Les documents que je peux montrer', papersText: 'Cochez ce que vous pourriez apporter à une visite. Nous ne gardons qu’un oui : n’envoyez jamais les documents eux-mêmes.', papersCount: '{count} prêts sur {most}',
  job_letter: 'Lettre d’emploi', jobLetterHint: 'Dit ce que vous faites et gagnez.', admission_letter: 'Lettre de l’école', admissionLetterHint: 'Votre lettre d’admission.', bank_statements: 'Relevés bancaires', bankStatementsHint: 'Deux ou trois mois ; de l’étranger, c’est bien aussi.',
  references: 'Références', referencesHint: 'Un ancien propriétaire ou votre employeur.', guarantor: 'Lettre d’un garant', guarantorHint: 'De la personne qui signe avec vous.',
  hasGuarantor: 'Quelqu’un signe-t-il avec vous ?', yes: 'Oui', no: 'Non',
  aboutTitle: 'À propos de moi', about: 'Quelques mots sur vous', aboutHint: 'Ce que vous faites, pourquoi vous déménagez, comment vous vivez. Encore {left, plural, one {# signe} other {# signes}}.',
  shareByDefault: 'Ce que je dis aux propriétaires quand j’écris', sharingText: 'Rien n’est coché, sauf ce que vous cochez. Qui vit avec vous n’est jamais dit.', nothingYet: 'vide pour l’instant', shareBudget: 'Mon budget', shareAbout: 'Les mots sur moi',
  news: 'Nos nouvelles', wantsNews: 'Envoyez-moi des conseils pour déménager et des nouvelles du site', newsText: 'De temps en temps, par courriel. Vous pouvez décocher à tout moment. Les réponses et les alertes n’ont rien à voir : elles arrivent toujours.',
};
