import type { Language } from '@porchlight/contracts';
import type { AlertFrequency, ListingCard } from '@porchlight/contracts/catalog';
import { moneyIn } from './search-words.ts';
import type { FoundHome } from './found-home.ts';

const texts = {
  en: {
    instant: 'as soon as we know of them', daily: 'every morning', weekly: 'on Mondays',
    homes: (count: number) => (count === 1 ? '1 home' : `${count} homes`), searches: (count: number) => `your ${count} searches`,
    aMonth: (rent: string) => `${rent} a month`, studio: 'studio', beds: (count: number) => (count === 1 ? '1 bed' : `${count} beds`), featured: 'Featured',
    new: () => 'New', 'price-drop': (before: string) => `Lower rent, was ${before}`, back: () => 'Back on the market', matches: (search: string) => `Matches ${search}`,
    listOfOne: (search: string) => `New homes: ${search}`, list: 'New homes of saved searches',
  },
  fr: {
    instant: 'dès que nous les connaissons', daily: 'chaque matin', weekly: 'le lundi',
    homes: (count: number) => (count < 2 ? `${count} logement` : `${count} logements`), searches: (count: number) => `vos ${count} recherches`,
    aMonth: (rent: string) => `${rent} par mois`, studio: 'studio', beds: (count: number) => (count < 2 ? `${count} chambre` : `${count} chambres`), featured: 'En vedette',
    new: () => 'Nouveau', 'price-drop': (before: string) => `Loyer réduit, avant ${before}`, back: () => 'De retour sur le marché', matches: (search: string) => `Correspond à ${search}`,
    listOfOne: (search: string) => `Nouveaux logements : ${search}`, list: 'Nouveaux logements de recherches enregistrées',
  },
} as const;
const textsIn = (language: Language) => texts[language === 'fr-CA' ? 'fr' : 'en'];

export const frequencyIn = (frequency: AlertFrequency, language: Language): string => textsIn(language)[frequency];
/** '3 homes' */
export const homesIn = (count: number, language: Language): string => textsIn(language).homes(count);
/** The searches of a mail: the words of one, the number of several. */
export const searchesIn = (searches: readonly string[], language: Language): string => (searches.length > 1 ? textsIn(language).searches(searches.length) : searches[0] ?? '');
/** What a list is called that somebody leaves. */
export const listNameIn = (searches: readonly string[], language: Language): string =>
  (searches.length === 1 ? textsIn(language).listOfOne(searches[0] ?? '') : textsIn(language).list);

const isStudio = ({ beds }: ListingCard) => beds === 0;
/** The line of a home: why it is told of, what it costs, where it is. */
export function factsIn({ card, event, before, search }: FoundHome, language: Language): string {
  const text = textsIn(language);
  const money = (amount: number) => moneyIn(amount, card.currency, language);
  const happened = event === undefined ? [] : [text[event](money(before ?? card.rent))];
  return [...happened, text.aMonth(money(card.rent)), isStudio(card) ? text.studio : text.beds(card.beds), `${card.city}, ${card.province}`,
    ...(card.featured ? [text.featured] : []), ...(search === undefined ? [] : [text.matches(search)])].join(' · ');
}
