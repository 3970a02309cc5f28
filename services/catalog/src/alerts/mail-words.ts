import type { Language } from '@porchlight/contracts';
import type { AlertFrequency, ListingCard } from '@porchlight/contracts/catalog';
import type { Alert } from './alert.ts';
import { moneyIn } from './search-words.ts';
import type { FoundHome } from './found-home.ts';
import type { Topic } from './topic.ts';

const texts = {
  en: {
    instant: 'as soon as we know of them',
    daily: 'every morning',
    weekly: 'on Mondays',
    homes: (count: number) => (count === 1 ? '1 home' : `${count} homes`),
    searches: (count: number) => `your ${count} searches`,
    aMonth: (rent: string) => `${rent} a month`,
    studio: 'studio',
    beds: (count: number) => (count === 1 ? '1 bed' : `${count} beds`),
    featured: 'Featured',
    new: () => 'New',
    'price-drop': (before: string) => `Lower rent, was ${before}`,
    back: () => 'Back on the market',
    matches: (search: string) => `Matches ${search}`,
    'rent-down': (before: string) => `Lower rent, was ${before}`,
    'rent-up': (before: string) => `Higher rent, was ${before}`,
    rented: () => 'Rented',
    gone: () => 'Off the market',
    keptHomes: 'homes you keep',
    youKeep: 'You keep it',
    listOfOne: (search: string) => `New homes: ${search}`,
    listOfKept: 'News of homes you keep',
    list: 'New homes of saved searches',
  },
  fr: {
    instant: 'dès que nous les connaissons',
    daily: 'chaque matin',
    weekly: 'le lundi',
    homes: (count: number) => (count < 2 ? `${count} logement` : `${count} logements`),
    searches: (count: number) => `vos ${count} recherches`,
    aMonth: (rent: string) => `${rent} par mois`,
    studio: 'studio',
    beds: (count: number) => (count < 2 ? `${count} chambre` : `${count} chambres`),
    featured: 'En vedette',
    new: () => 'Nouveau',
    'price-drop': (before: string) => `Loyer réduit, avant ${before}`,
    back: () => 'De retour sur le marché',
    matches: (search: string) => `Correspond à ${search}`,
    'rent-down': (before: string) => `Loyer réduit, avant ${before}`,
    'rent-up': (before: string) => `Loyer augmenté, avant ${before}`,
    rented: () => 'Loué',
    gone: () => 'Retiré du marché',
    keptHomes: 'les logements que vous gardez',
    youKeep: 'Vous le gardez',
    listOfOne: (search: string) => `Nouveaux logements : ${search}`,
    listOfKept: 'Nouvelles des logements que vous gardez',
    list: 'Nouveaux logements de recherches enregistrées',
  },
} as const;
const textsIn = (language: Language) => texts[language === 'fr-CA' ? 'fr' : 'en'];

export const frequencyIn = (frequency: AlertFrequency, language: Language): string => textsIn(language)[frequency];
/** '21 December 2026', where its reader is. */
export const dayIn = (at: Date, { language, timeZone }: Pick<Alert, 'language' | 'timeZone'>): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(at);
/** '3 homes' */
export const homesIn = (count: number, language: Language): string => textsIn(language).homes(count);
/** What a mail is about: the words of one search, the number of several, and the homes that its reader keeps. */
export function topicsIn(topics: readonly Pick<Topic, 'kind' | 'said'>[], language: Language): string {
  const [searches, kept] = (['search', 'favourites'] as const).map((kind) =>
    topics.filter((topic) => topic.kind === kind).map(({ said }) => said),
  ) as [string[], string[]];
  return new Intl.ListFormat(language).format([
    ...(searches.length > 1 ? [textsIn(language).searches(searches.length)] : searches),
    ...kept,
  ]);
}
/** What a list is called that somebody leaves. */
export const listNameIn = ([first, ...more]: readonly Topic[], language: Language): string =>
  first && more.length === 0 ? first.listName : textsIn(language).list;
export const listOfIn = (search: string, language: Language): string => textsIn(language).listOfOne(search);
export const listOfKeptIn = (language: Language): string => textsIn(language).listOfKept;
export const keptHomesIn = (language: Language): string => textsIn(language).keptHomes;
export const youKeepIn = (language: Language): string => textsIn(language).youKeep;
export const matchesIn = (search: string, language: Language): string => textsIn(language).matches(search);

const isStudio = ({ beds }: ListingCard) => beds === 0;
/** The line of a home: why it is told of, what it costs, where it is. */
export function factsIn({ card, event, before, why }: FoundHome, language: Language): string {
  const text = textsIn(language);
  const money = (amount: number) => moneyIn(amount, card.currency, language);
  const happened = event === undefined ? [] : [text[event](money(before ?? card.rent))];
  return [
    ...happened,
    text.aMonth(money(card.rent)),
    isStudio(card) ? text.studio : text.beds(card.beds),
    `${card.city}, ${card.province}`,
    ...(card.featured ? [text.featured] : []),
    ...(why === undefined ? [] : [why]),
  ].join(' · ');
}
