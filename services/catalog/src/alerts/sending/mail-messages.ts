import type { Language } from '@porchlight/contracts';
import { formatMoney } from '@porchlight/contracts/describe-search';
import { defineMessages, formatMessage, type Values } from '@porchlight/messages';
import type { SavedSearch } from '../saved-search.ts';
import type { FoundListing } from './found-listing.ts';

const messages = defineMessages({
  en: {
    instant: 'as soon as they’re listed',
    daily: 'every morning',
    weekly: 'every Monday',
    homes: '{count, plural, one {# home} other {# homes}}',
    searches: 'your {count, number} searches',
    monthlyRent: '{rent} a month',
    beds: '{count, plural, =0 {studio} one {# bed} other {# beds}}',
    featured: 'Featured',
    new: 'New',
    'price-drop': 'Lower rent, was {before}',
    back: 'Back on the market',
    matches: 'Matches {search}',
    'rent-down': 'Lower rent, was {before}',
    'rent-up': 'Higher rent, was {before}',
    rented: 'Rented',
    gone: 'No longer listed',
    keptHomes: 'your saved homes',
    youKeep: 'Saved home',
    listOfOne: 'New homes: {search}',
    listOfKept: 'Updates on your saved homes',
    list: 'New homes for your saved searches',
  },
  fr: {
    instant: 'dès leur publication',
    daily: 'chaque matin',
    weekly: 'chaque lundi',
    homes: '{count, plural, one {# logement} other {# logements}}',
    searches: 'vos {count, number} recherches',
    monthlyRent: '{rent} par mois',
    beds: '{count, plural, =0 {studio} one {# chambre} other {# chambres}}',
    featured: 'En vedette',
    new: 'Nouveau',
    'price-drop': 'Loyer réduit, avant {before}',
    back: 'De retour sur le marché',
    matches: 'Correspond à {search}',
    'rent-down': 'Loyer réduit, avant {before}',
    'rent-up': 'Loyer augmenté, avant {before}',
    rented: 'Loué',
    gone: 'Annonce retirée',
    keptHomes: 'vos logements enregistrés',
    youKeep: 'Logement enregistré',
    listOfOne: 'Nouveaux logements : {search}',
    listOfKept: 'Nouvelles de vos logements enregistrés',
    list: 'Nouveaux logements pour vos recherches enregistrées',
  },
});
type MailMessageKey = keyof NonNullable<(typeof messages)['keys']>;
/** Formats a message of alert mails. */
export const mailMessage = (language: Language, key: MailMessageKey, values?: Values): string =>
  formatMessage(messages, language, key, values);

/** Formats a day in the reader's time zone: '21 December 2026'. */
export const formatDay = (at: Date, { language, timeZone }: Pick<SavedSearch, 'language' | 'timeZone'>): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(at);

/** Formats the line below a listing: event, rent, size, location. */
export function formatFacts({ card, event, before, why }: FoundListing, language: Language): string {
  const money = (amount: number) => formatMoney(amount, card.currency, language);
  const happened = event === undefined ? [] : [mailMessage(language, event, { before: money(before ?? card.rent) })];
  return [
    ...happened,
    mailMessage(language, 'monthlyRent', { rent: money(card.rent) }),
    mailMessage(language, 'beds', { count: card.beds }),
    `${card.city}, ${card.province}`,
    ...(card.featured ? [mailMessage(language, 'featured')] : []),
    ...(why === undefined ? [] : [why]),
  ].join(' · ');
}
