import { useWords, type Catalogue, type Translate } from '@porchlight/client';
import { en } from './en.ts';
import { fr } from './fr.ts';

const ownWords: Catalogue<typeof en> = { en, fr, enUs: {
  forgetText: 'We forget which homes you opened. Your favorites and inquiries stay.', kindFavourite: 'Favorites ({count})', followFavourites: '{count, plural, =0 {No favorites} one {# favorite} other {# favorites}}',
  iconOne: 'Favorite spot', placeCentre: 'Use map center', placeUnset: 'Choose an address from the list, or move the map and use its center.', needPoint: 'Choose an address from the list, or use the map center.', placeAddressHint: 'Street, city or ZIP code',
} };

/** The words of the renter's viewed and recommended homes, map and places. */
export const useOwnWords = (): Translate<typeof en> => useWords(ownWords);
export type OwnTranslate = Translate<typeof en>;
