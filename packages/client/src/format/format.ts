import type { Country, Currency, Language } from '@porchlight/contracts';

/** Formatters for numbers, money, dates and sizes in the language of the page. */
export interface Format {
  /**
   * Formats whole currency units without cents, for rents. A currency other than the reader's own is written with its
   * full symbol (US$).
   */
  readonly money: (amount: number, currency: Currency) => string;
  /** Formats integer cents, for prices charged by Porchlight. */
  readonly cents: (amount: number, currency: Currency) => string;
  readonly number: (value: number) => string;
  /** Formats a day ('2026-12-01', independent of the time zone) or an instant in the page's time zone. */
  readonly date: (value: string | Date, style?: 'short' | 'long') => string;
  /** Formats the time since an instant, in whole minutes, hours or days. */
  readonly ago: (moment: string, now: Date) => string;
  /** Formats a distance given in kilometres; en-US shows miles. */
  readonly distance: (kilometres: number) => string;
  /** Formats an area given in square feet; French adds square metres. */
  readonly area: (squareFeet: number) => string;
  readonly list: (items: readonly string[]) => string;
}

const localCurrency: Readonly<Record<Language, Currency>> = { 'en-CA': 'CAD', 'fr-CA': 'CAD', 'en-US': 'USD' };
const countryOf = (language: Language): Country => (language === 'en-US' ? 'US' : 'CA');

// Intl objects are expensive to create, so one per language and options is cached.
const cache = new Map<string, unknown>();
function cached<T>(key: string, make: () => T): T {
  if (!cache.has(key)) cache.set(key, make());
  return cache.get(key) as T;
}
const numberFormat = (language: Language, options: Intl.NumberFormatOptions) =>
  cached(`number ${language} ${JSON.stringify(options)}`, () => new Intl.NumberFormat(language, options));
const dateFormat = (language: Language, options: Intl.DateTimeFormatOptions) =>
  cached(`date ${language} ${JSON.stringify(options)}`, () => new Intl.DateTimeFormat(language, options));

const moneyIn = (language: Language, amount: number, currency: Currency, digits: number) =>
  numberFormat(language, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    currencyDisplay: currency === localCurrency[language] ? 'narrowSymbol' : 'symbol',
  }).format(amount);

function dateIn(language: Language, timeZone: string, value: string | Date, style: 'short' | 'long'): string {
  const isDay = typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);
  const options = { day: 'numeric', month: style, year: 'numeric', timeZone: isDay ? 'UTC' : timeZone } as const;
  const moment = new Date(value);
  return Number.isNaN(moment.getTime()) ? '' : dateFormat(language, options).format(moment);
}

function agoIn(language: Language, moment: string, now: Date): string {
  const minutes = Math.max(0, Math.round((now.getTime() - Date.parse(moment)) / 60_000));
  const relative = cached(`relative ${language}`, () => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }));
  if (minutes < 60) return relative.format(-minutes, 'minute');
  return minutes < 1440
    ? relative.format(-Math.round(minutes / 60), 'hour')
    : relative.format(-Math.round(minutes / 1440), 'day');
}

function distanceIn(language: Language, kilometres: number): string {
  const isMetric = countryOf(language) === 'CA';
  const value = isMetric ? kilometres : kilometres / 1.609344;
  return numberFormat(language, {
    style: 'unit',
    unit: isMetric ? 'kilometer' : 'mile',
    maximumFractionDigits: value < 10 ? 1 : 0,
  }).format(value);
}

function areaIn(language: Language, squareFeet: number): string {
  const feet = numberFormat(language, {}).format(squareFeet);
  if (language !== 'fr-CA') return `${feet} sq ft`;
  return `${feet}\u00a0pi² (${numberFormat(language, { maximumFractionDigits: 0 }).format(squareFeet * 0.09290304)}\u00a0m²)`;
}

/** Creates the formatters for a language and a time zone. */
export const formatIn = (language: Language, timeZone: string): Format => ({
  money: (amount, currency) => moneyIn(language, amount, currency, 0),
  cents: (amount, currency) => moneyIn(language, amount / 100, currency, 2),
  number: (value) => numberFormat(language, {}).format(value),
  date: (value, style = 'short') => dateIn(language, timeZone, value, style),
  ago: (moment, now) => agoIn(language, moment, now),
  distance: (kilometres) => distanceIn(language, kilometres),
  area: (squareFeet) => areaIn(language, squareFeet),
  list: (items) =>
    cached(`list ${language}`, () => new Intl.ListFormat(language, { type: 'conjunction' })).format(items),
});
