import { defineMessages, messageReference, messageReferences, type MessageReference } from '@porchlight/messages';
import type { ExcludingPhrase } from './ad-screening/screen-ad.ts';

/** Texts of the calls that edit a listing. */
const catalog = defineMessages({
  en: {
    listingNotFound: 'We couldn’t find this listing.',
    listingLocked: 'Our support team has stopped this listing, so it can’t be changed now. Please contact support.',
    changedMeanwhile: 'This listing was changed in another window. Compare both versions before you save.',
    notSaved: 'Correct the marked fields.',
    stateRefused: 'This listing has another state by now. Load the page again.',
    linkDead: 'This link no longer works. It may have expired or been used already.',
    accountNotReady: 'Your account is still being set up. Try again in a moment.',
    tooManyDrafts: 'You have {count} drafts. Publish or delete one before you start another.',
    addressLocked: 'The address of a published listing can’t change. Start a new listing for another home.',
    cityUnknown: 'Choose a city from the list.',
    postalCodeCa: 'Enter a Canadian postal code, such as M5V 2T6.',
    postalCodeUs: 'Enter a ZIP code, such as 60601.',
    pinFar: 'This point is far from {city}. Move the pin to the home, or choose another city.',
    photoGone: 'This photo is no longer here. Remove it, or add it again.',
    photoTwice: 'This photo is in the list twice.',
    photoNeeded: 'Keep at least one photo: people don’t trust a home without any.',
    atLeast: 'Use at least {count} characters.',
    bathNeeded: 'Enter at least one bathroom, or choose a room or a shared home.',
    leaseTooShort: 'The longest lease can’t be shorter than the shortest.',
    rentOutOfBounds: 'Enter a rent that makes 100 to 50,000 a month.',
    rentMaxTooLow: 'The highest rent can’t be lower than the rent.',
    sqftMaxTooLow: 'The largest size can’t be less than the size.',
    noParking: 'Choose a kind of parking first, or clear this field.',
    utilityTwice: 'Choose for each of these whether it’s included or the renter pays it.',
    offerNeedsDays: 'Choose the first and the last day of the offer.',
    offerEndsEarly: 'The last day of the offer can’t be before the first.',
    offerTooLong: 'An offer can run for {count} days at most.',
    openHouseEndsEarly: 'Each open house ends after it starts, on the same day.',
    openHousePast: 'Choose times that haven’t passed at the home.',
    availableDateTooFar: 'Choose a day from one month ago to one year from now.',
    'excludes.family':
      'Take out “{phrase}”: families with children have the same right to rent. You can say how many people the home suits.',
    'excludes.income':
      'Take out “{phrase}”: an income need not come from a job here. You can name the documents that you accept.',
    'excludes.assistance': 'Take out “{phrase}”: rent that is paid with public assistance is rent like any other.',
    'excludes.origin': 'Take out “{phrase}”: origin, citizenship and faith can’t decide who rents a home.',
    'excludes.sex':
      'Take out “{phrase}”: it’s allowed only in a home where bathroom or kitchen are shared. If they are, choose a room or a shared home.',
  },
  fr: {
    listingNotFound: 'Nous n’avons pas trouvé cette annonce.',
    listingLocked:
      'Notre équipe d’assistance a arrêté cette annonce : elle ne peut pas être modifiée pour l’instant. Écrivez à l’assistance.',
    changedMeanwhile:
      'Cette annonce a été modifiée dans une autre fenêtre. Comparez les deux versions avant d’enregistrer.',
    notSaved: 'Corrigez les champs indiqués.',
    stateRefused: 'Cette annonce a changé d’état entre-temps. Rechargez la page.',
    linkDead: 'Ce lien ne fonctionne plus. Il a peut-être expiré ou déjà servi.',
    accountNotReady: 'Votre compte est en cours de création. Réessayez dans un instant.',
    tooManyDrafts: 'Vous avez {count} brouillons. Publiez-en un ou supprimez-en un avant d’en commencer un autre.',
    addressLocked:
      'L’adresse d’une annonce publiée ne peut pas changer. Créez une nouvelle annonce pour un autre logement.',
    cityUnknown: 'Choisissez une ville dans la liste.',
    postalCodeCa: 'Entrez un code postal canadien, par exemple M5V 2T6.',
    postalCodeUs: 'Entrez un code ZIP, par exemple 60601.',
    pinFar: 'Ce point est loin de {city}. Déplacez le repère sur le logement ou choisissez une autre ville.',
    photoGone: 'Cette photo n’existe plus. Retirez-la ou ajoutez-la de nouveau.',
    photoTwice: 'Cette photo figure deux fois dans la liste.',
    photoNeeded: 'Gardez au moins une photo : personne ne se fie à un logement sans photo.',
    atLeast: 'Utilisez au moins {count} caractères.',
    bathNeeded: 'Indiquez au moins une salle de bain, ou choisissez une chambre ou un logement partagé.',
    leaseTooShort: 'Le bail le plus long ne peut pas être plus court que le plus court.',
    rentOutOfBounds: 'Entrez un loyer qui fait de 100 à 50 000 par mois.',
    rentMaxTooLow: 'Le loyer le plus élevé ne peut pas être inférieur au loyer.',
    sqftMaxTooLow: 'La plus grande superficie ne peut pas être inférieure à la superficie.',
    noParking: 'Choisissez d’abord un type de stationnement, ou videz ce champ.',
    utilityTwice: 'Choisissez pour chacun s’il est compris ou payé par le locataire.',
    offerNeedsDays: 'Choisissez le premier et le dernier jour de l’offre.',
    offerEndsEarly: 'Le dernier jour de l’offre ne peut pas précéder le premier.',
    offerTooLong: 'Une offre peut durer {count} jours au plus.',
    openHouseEndsEarly: 'Chaque visite libre finit après son début, le même jour.',
    openHousePast: 'Choisissez des heures qui ne sont pas encore passées là où est le logement.',
    availableDateTooFar: 'Choisissez un jour d’il y a un mois au plus tôt à un an au plus tard.',
    'excludes.family':
      'Retirez « {phrase} » : les familles avec enfants ont le même droit de louer. Vous pouvez dire à combien de personnes le logement convient.',
    'excludes.income':
      'Retirez « {phrase} » : un revenu n’a pas à venir d’un emploi d’ici. Vous pouvez nommer les documents que vous acceptez.',
    'excludes.assistance': 'Retirez « {phrase} » : un loyer payé avec une aide publique est un loyer comme un autre.',
    'excludes.origin':
      'Retirez « {phrase} » : l’origine, la citoyenneté et la religion ne peuvent pas décider qui loue un logement.',
    'excludes.sex':
      'Retirez « {phrase} » : c’est permis seulement là où la salle de bain ou la cuisine est partagée. Si c’est le cas, choisissez une chambre ou un logement partagé.',
  },
});

export const messages = {
  ...messageReferences(catalog),
  /** Names the phrase that excludes renters, and what to write instead. */
  excludes: ({ ground, phrase }: ExcludingPhrase): MessageReference =>
    messageReference(catalog, `excludes.${ground}`, { phrase }),
  tooManyDrafts: (count: number): MessageReference => messageReference(catalog, 'tooManyDrafts', { count }),
  pinFar: (city: string): MessageReference => messageReference(catalog, 'pinFar', { city }),
  offerTooLong: (count: number): MessageReference => messageReference(catalog, 'offerTooLong', { count }),
  atLeast: (count: number): MessageReference => messageReference(catalog, 'atLeast', { count }),
};
