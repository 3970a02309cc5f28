import type { Country, Currency, Language } from '@porchlight/contracts';

/** Numbers, money, dates and sizes as the readers of an address write them. */
export interface Format {
  /** Whole units of a currency without cents: a rent. The currency is named where the reader's own has the same sign. */
  readonly money: (amount: number, currency: Currency) => string;
  /** Integer cents: what Porchlight charges. */
  readonly cents: (amount: number, currency: Currency) => string;
  readonly number: (value: number) => string;
  /** A day ('2026-12-01' is that day everywhere) or a moment, in the zone of the page. */
  readonly date: (value: string | Date, style?: 'short' | 'long') => string;
  /** How long ago a moment was, in whole days, hours or minutes. */
  readonly ago: (moment: string, now: Date) => string;
  /** Kilometres in, written as the country of the page counts. */
  readonly distance: (kilometres: number) => string;
  /** Square feet in; French adds square metres. */
  readonly area: (squareFeet: number) => string;
  readonly list: (items: readonly string[]) => string;
}

const homeCurrency: Readonly<Record<Language, Currency>> = { 'en-CA': 'CAD', 'fr-CA': 'CAD', 'en-US': 'USD' };
const countryOf = (language: Language): Country => (language === 'en-US' ? 'US' : 'CA');

// Making an Intl object costs far more than using it: one of each kind is made for a language.
const made = new Map<string, unknown>();
function once<T>(key: string, make: () => T): T {
  if (!made.has(key)) made.set(key, make());
  return made.get(key) as T;
}
const numbers = (language: Language, options: Intl.NumberFormatOptions) =>
  once(`number ${language} ${JSON.stringify(options)}`, () => new Intl.NumberFormat(language, options));
const days = (language: Language, options: Intl.DateTimeFormatOptions) =>
  once(`date ${language} ${JSON.stringify(options)}`, () => new Intl.DateTimeFormat(language, options));

const moneyIn = (language: Language, amount: number, currency: Currency, digits: number) =>
  numbers(language, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    currencyDisplay: currency === homeCurrency[language] ? 'narrowSymbol' : 'symbol',
  }).format(amount);

function dateIn(language: Language, timeZone: string, value: string | Date, style: 'short' | 'long'): string {
  const isDay = typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);
  const options = { day: 'numeric', month: style, year: 'numeric', timeZone: isDay ? 'UTC' : timeZone } as const;
  const moment = new Date(value);
  return Number.isNaN(moment.getTime()) ? '' : days(language, options).format(moment);
}

function agoIn(language: Language, moment: string, now: Date): string {
  const minutes = Math.max(0, Math.round((now.getTime() - Date.parse(moment)) / 60_000));
  const relative = once(`relative ${language}`, () => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }));
  if (minutes < 60) return relative.format(-minutes, 'minute');
  return minutes < 1440
    ? relative.format(-Math.round(minutes / 60), 'hour')
    : relative.format(-Math.round(minutes / 1440), 'day');
}

function distanceIn(language: Language, kilometres: number): string {
  const isMetric = countryOf(language) === 'CA';
  const value = isMetric ? kilometres : kilometres / 1.609344;
  return numbers(language, {
    style: 'unit',
    unit: isMetric ? 'kilometer' : 'mile',
    maximumFractionDigits: value < 10 ? 1 : 0,
  }).format(value);
}

function areaIn(language: Language, squareFeet: number): string {
  const feet = numbers(language, {}).format(squareFeet);
  if (language !== 'fr-CA') return `${feet} sq ft`;
  return `${feet} pi² (${numbers(language, { maximumFractionDigits: 0 }).format(squareFeet * 0.09290304)} m²)`;
}

/** The formats of a language; `timeZone` is the page's. */
export const formatIn = (language: Language, timeZone: string): Format => ({
  money: (amount, currency) => moneyIn(language, amount, currency, 0),
  cents: (amount, currency) => moneyIn(language, amount / 100, currency, 2),
  number: (value) => numbers(language, {}).format(value),
  date: (value, style = 'short') => dateIn(language, timeZone, value, style),
  ago: (moment, now) => agoIn(language, moment, now),
  distance: (kilometres) => distanceIn(language, kilometres),
  area: (squareFeet) => areaIn(language, squareFeet),
  list: (items) => once(`list ${language}`, () => new Intl.ListFormat(language, { type: 'conjunction' })).format(items),
});
