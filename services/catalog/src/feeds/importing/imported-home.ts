import { createHash } from 'node:crypto';
import {
  availableDays,
  distanceKm,
  feedErrors,
  isPostalCodeOf,
  listingTitleLength,
  maxCityDistanceKm,
  type FeedHome,
  type FeedIssue,
  type FeedRow,
  type ListingDraft,
} from '@porchlight/contracts/catalog';
import { findExcludingPhrase } from '../../own-listings/ad-screening/screen-ad.ts';
import type { StoredAddress } from '../../own-listings/drafts/listing-addresses.ts';
import type { FeedCities, FeedCity } from './feed-cities.ts';
import { titleOf } from './home-title.ts';

type Facts = Pick<
  ListingDraft,
  'title' | 'description' | 'lang' | 'rentalType' | 'listingKind' | 'beds' | 'bathsFull' | 'bathsHalf' | 'rent'
> &
  Pick<ListingDraft, 'hideExactAddress' | 'availableDate' | 'petPolicies'>;
/** What a feed says about a home, as the columns of its listing; null is what it does not say. */
export interface ImportedFields extends Facts {
  readonly unitNumber: string | null;
  readonly sqft: number | null;
  readonly deposit: number | null;
  readonly furnished: 'yes' | 'no' | null;
  readonly smoking: 'yes' | 'no' | null;
}
export interface ImportedHome {
  readonly fields: ImportedFields;
  readonly address: StoredAddress;
}
/** A row of a feed with the errors and warnings of its import; a home without an error can be imported. */
export interface JudgedRow {
  readonly issues: readonly FeedIssue[];
  readonly home: ImportedHome | undefined;
  readonly city: FeedCity | undefined;
  /** Changes with what the feed says, not with the day. */
  readonly hash: string;
}
/** How homes of a feed are judged. */
export interface Judging {
  readonly cities: FeedCities;
  /** City of homes that name none. */
  readonly city: FeedCity | undefined;
  readonly today: Date;
}

/** Increase when a home is imported differently from the same row. */
const hashVersion = 1;
const dayMs = 86_400_000;
const [maxTitle, maxDescription, maxStreet, maxUnit] = [listingTitleLength.max, 4_000, 200, 25];
const errors: ReadonlySet<string> = new Set(feedErrors);

/** Judges a row, and returns the home as its listing has it. */
export function judgeRow({ home, issues }: FeedRow, judging: Judging): JudgedRow {
  const city = home.city === undefined ? judging.city : judging.cities.find(home.city, home.province, judging.city);
  const found = [...issues.filter(({ code }) => code !== 'MISSING_CITY' || !city), ...textIssues(home)];
  if (home.city !== undefined && !city) found.push({ code: 'UNKNOWN_CITY', value: placeOf(home) });
  const hash = hashOf(home, city);
  if (!city || found.some(({ code }) => errors.has(code))) return { issues: found, home: undefined, city, hash };
  const located = locate(home, city);
  const imported = { fields: fieldsOf(home, city, judging.today), address: located.address };
  const isHidden = imported.fields.hideExactAddress || !located.isExact;
  return {
    issues: [...found, ...located.issues],
    home: { ...imported, fields: { ...imported.fields, hideExactAddress: isHidden } },
    city,
    hash,
  };
}

const placeOf = ({ city, province }: FeedHome) => [city, province].filter(Boolean).join(', ');
const hashOf = (home: FeedHome, city: FeedCity | undefined): string =>
  createHash('sha256')
    .update(JSON.stringify([hashVersion, home, city?.id]))
    .digest('hex');

function textIssues({ title = '', description = '', rentalType }: FeedHome): FeedIssue[] {
  const found = findExcludingPhrase(`${title}\n${description}`, kindOf(rentalType));
  return found ? [{ code: 'DISCRIM_TEXT', value: found.phrase }] : [];
}
const kindOf = (rentalType: FeedHome['rentalType']) => (rentalType === 'room' ? 'room' : 'entire');

interface Point {
  readonly latitude: number;
  readonly longitude: number;
}
interface Located {
  readonly address: StoredAddress;
  readonly isExact: boolean;
  readonly issues: readonly FeedIssue[];
}
/** Without a point in the city, the home is shown somewhere near its centre. */
function locate(home: FeedHome, city: FeedCity): Located {
  const point = pointOf(home, city);
  const postal = postalCodeOf(home, city);
  const address = {
    street: (home.street ?? '').trim().slice(0, maxStreet),
    postalCode: postal.code,
    cityId: city.id,
    latitude: point.at.latitude,
    longitude: point.at.longitude,
    isPinConfirmed: point.issues.length === 0,
    currency: city.country === 'CA' ? ('CAD' as const) : ('USD' as const),
  };
  return { address, isExact: address.isPinConfirmed, issues: [...point.issues, ...postal.issues] };
}

function pointOf({ latitude, longitude }: FeedHome, city: FeedCity): { at: Point; issues: readonly FeedIssue[] } {
  if (latitude === undefined || longitude === undefined) return { at: city, issues: [{ code: 'NO_POINT' }] };
  const at = { latitude, longitude };
  if (distanceKm(at, city) <= maxCityDistanceKm) return { at, issues: [] };
  return { at: city, issues: [{ code: 'GEO_MISMATCH', value: `${latitude}, ${longitude}` }] };
}

function postalCodeOf({ postalCode }: FeedHome, city: FeedCity): { code: string; issues: readonly FeedIssue[] } {
  if (postalCode === undefined) return { code: '', issues: [] };
  if (isPostalCodeOf(city.country, postalCode)) return { code: postalCode.trim().toUpperCase(), issues: [] };
  return { code: '', issues: [{ code: 'BAD_POSTAL', value: postalCode }] };
}

const blank = { rentalType: 'apartment', beds: 0, bathsFull: 0, bathsHalf: 0, rent: 0 } as const;
function fieldsOf(home: FeedHome, city: FeedCity, today: Date): ImportedFields {
  const { rentalType, beds, bathsFull, bathsHalf, rent } = { ...blank, ...home };
  return {
    ...textsOf(home, city),
    ...{ rentalType, listingKind: kindOf(rentalType), beds, bathsFull, bathsHalf, rent },
    unitNumber: home.unit?.trim().slice(0, maxUnit) || null,
    hideExactAddress: home.hidesStreet === true,
    sqft: home.sqft ?? null,
    deposit: home.deposit ?? null,
    availableDate: availableFrom(home.availableDate, today),
    furnished: yesOrNo(home.isFurnished),
    petPolicies: petsOf(home),
    smoking: yesOrNo(home.allowsSmoking),
  };
}

function textsOf(
  { title = '', description = '', rentalType = 'apartment', beds = 0 }: FeedHome,
  { name, provinceCode }: FeedCity,
): Pick<ImportedFields, 'title' | 'description' | 'lang'> {
  const lang = provinceCode === 'QC' ? 'fr' : 'en';
  const given = title.trim();
  const shown = given.length < listingTitleLength.min ? titleOf({ rentalType, beds, city: name }, lang) : given;
  return { title: shown.slice(0, maxTitle), description: description.trim().slice(0, maxDescription), lang };
}

const yesOrNo = (value: boolean | undefined) => (value === undefined ? null : value ? 'yes' : 'no');
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Returns the day of availability: today for one that is past, at most a year from now. */
function availableFrom(day: string | undefined, today: Date): string {
  const now = today.getTime();
  const given = day === undefined || day === 'now' ? now : Date.parse(day);
  return dayOf(Math.min(Math.max(given, now), now + availableDays.future * dayMs));
}

function petsOf({ allowsCats, allowsDogs }: FeedHome): ImportedFields['petPolicies'] {
  if (allowsCats === false && allowsDogs === false) return ['no-pets'];
  return [...(allowsCats ? (['cats'] as const) : []), ...(allowsDogs ? (['small-dogs', 'large-dogs'] as const) : [])];
}
