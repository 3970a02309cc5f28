import type { FeedHome, FeedIssue, FeedIssueCode } from '@porchlight/contracts/catalog';
import type { RawHome } from '../formats/raw-home.ts';
import { readingLimits } from '../reading-limits.ts';
import { availabilityOf, isYes, rentalTypeOf } from './choices.ts';
import { bathsOf, bedsOf, degreesOf, depositOf, rentOf, sqftOf } from './numbers.ts';

/** Rents that no home has are errors of the feed, such as 1 for "on request". */
const rentBounds = { min: 100, max: 50_000 } as const;
const maxIssueText = 120;
const postalCode = /^(?:[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d|\d{5}(?:-\d{4})?)$/i;
// U+FFFD stands where bytes are not of the encoding of the file.
const broken = /[\0\u{fffd}\p{Surrogate}]/u;

const storable = (text: string) => text.slice(0, maxIssueText).replaceAll(/[\0\p{Surrogate}]/gu, '\u{fffd}');

type Report = (code: FeedIssueCode, value?: string) => void;
type Part = Partial<FeedHome>;

function textsOf(raw: RawHome, report: Report): Part {
  const cut = (text: string | undefined, max: number) => {
    if (text !== undefined && text.length > max) report('TEXT_CUT', text);
    return text?.slice(0, max);
  };
  return {
    title: cut(raw.title, 80),
    description: cut(raw.description, 4_000),
    unit: cut(raw.unit, 20),
    url: raw.url?.startsWith('https://') && raw.url.length <= 2_048 ? raw.url : undefined,
  } as Part;
}

function postalCodeOf({ postalCode: text }: RawHome, report: Report): string | undefined {
  if (text === undefined) return undefined;
  const plain = text.trim().toUpperCase();
  if (postalCode.test(plain)) return plain;
  report('BAD_POSTAL', text);
  return undefined;
}

function addressOf(raw: RawHome, report: Report): Part {
  if (raw.street === undefined) report('MISSING_ADDRESS');
  if (raw.city === undefined) report('MISSING_CITY');
  const hidesStreet = isYes(raw.hideStreet) === true;
  if (hidesStreet) report('STREET_HIDDEN');
  return {
    street: raw.street?.slice(0, 100),
    city: raw.city?.slice(0, 100),
    province: raw.province?.slice(0, 60),
    postalCode: postalCodeOf(raw, report),
    hidesStreet: hidesStreet || undefined,
    ...pointOf(raw, report),
  } as Part;
}

function pointOf({ latitude, longitude }: RawHome, report: Report): Part {
  if (latitude === undefined && longitude === undefined) return {};
  const [north, east] = [degreesOf(latitude, 90), degreesOf(longitude, 180)];
  if (north === undefined || east === undefined || (north === 0 && east === 0)) {
    report('BAD_POINT', `${latitude ?? ''}, ${longitude ?? ''}`);
    return {};
  }
  return { latitude: north, longitude: east };
}

function monthlyRentOf({ rent: text, rentPeriod }: RawHome, report: Report): number | undefined {
  const rent = text === undefined ? undefined : rentOf(text, rentPeriod);
  if (rent === 'other-period') {
    report('NON_MONTHLY_PRICE', `${text ?? ''} ${rentPeriod ?? ''}`.trim());
    return undefined;
  }
  if (rent === undefined) report('MISSING_RENT', text);
  else if (rent < rentBounds.min || rent > rentBounds.max) report('RENT_OUT_OF_BOUNDS', text);
  return rent;
}

function priceOf(raw: RawHome, report: Report): Part {
  const rent = monthlyRentOf(raw, report);
  const deposit = raw.deposit === undefined ? undefined : depositOf(raw.deposit, rent);
  if (deposit?.isDerived) report('DEPOSIT_DERIVED', raw.deposit);
  return { rent, deposit: deposit?.value } as Part;
}

function roomsOf(raw: RawHome, report: Report): Part {
  const beds = raw.beds === undefined ? undefined : bedsOf(raw.beds);
  const baths = raw.baths === undefined ? undefined : bathsOf(raw.baths, raw.halfBaths);
  const sqft = raw.sqft === undefined ? 'none' : sqftOf(raw.sqft);
  if (beds === undefined) report('MISSING_BEDS', raw.beds);
  if (!baths) report('MISSING_BATHS', raw.baths);
  if (sqft === undefined) report('BAD_SIZE', raw.sqft);
  return {
    beds,
    bathsFull: baths?.full,
    bathsHalf: baths?.half,
    sqft: sqft === 'none' ? undefined : sqft,
  } as Part;
}

function typeOf({ rentalType: text }: RawHome, report: Report): FeedHome['rentalType'] {
  if (text === undefined) return undefined;
  const type = rentalTypeOf(text);
  if (type === undefined) report('BAD_TYPE', text);
  if (type !== 'none') return type;
  report('NOT_A_HOME', text);
  return undefined;
}

function dateOf({ availableDate: text }: RawHome, report: Report, today: Date): string | undefined {
  if (text === undefined) return undefined;
  const date = availabilityOf(text, today);
  if (date === undefined) report('BAD_DATE', text);
  if (date !== 'none') return date;
  report('NOT_AVAILABLE', text);
  return undefined;
}

const termsOf = (raw: RawHome, report: Report, today: Date): Part =>
  ({
    rentalType: typeOf(raw, report),
    availableDate: dateOf(raw, report, today),
    isFurnished: isYes(raw.furnished),
    allowsCats: isYes(raw.cats),
    allowsDogs: isYes(raw.dogs),
    allowsSmoking: isYes(raw.smoking),
  }) as Part;

function photosOf({ photos = [] }: RawHome, report: Report): string[] {
  const isAddress = (text: string) => text.length <= 2_048 && URL.canParse(text) && text.startsWith('https://');
  const bad = photos.find((photo) => !isAddress(photo));
  if (bad !== undefined) report('BAD_PHOTO', bad);
  const usable = [...new Set(photos.filter(isAddress))];
  if (usable.length === 0) report('NO_PHOTOS');
  if (usable.length > readingLimits.photos) report('TOO_MANY_PHOTOS', String(usable.length));
  return usable.slice(0, readingLimits.photos);
}

const without = <T extends object>(part: T): T =>
  Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined)) as T;

/** Returns the home of a row with what is wrong about it. `today` decides about days without a year. */
export function normalize(raw: RawHome, today: Date): { readonly home: FeedHome; readonly issues: FeedIssue[] } {
  const issues: FeedIssue[] = [];
  const report: Report = (code, value) => {
    issues.push({ code, ...(value === undefined ? {} : { value: storable(value) }) });
  };
  const id = raw.id?.trim() ?? '';
  if (id === '' || id.length > 255) report('MISSING_ID', id);
  const unreadable = Object.values(raw)
    .flat()
    .find((text) => broken.test(text));
  if (unreadable !== undefined) report('BAD_ENCODING', unreadable);
  const home: FeedHome = {
    id: id.slice(0, 255),
    ...textsOf(raw, report),
    ...addressOf(raw, report),
    ...priceOf(raw, report),
    ...roomsOf(raw, report),
    ...termsOf(raw, report, today),
    photos: photosOf(raw, report),
  };
  return { home: without(home), issues };
}
