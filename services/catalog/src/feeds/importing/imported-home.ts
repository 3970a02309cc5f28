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

interface Located {
  readonly address: StoredAddress;
  readonly isExact: boolean;
  readonly issues: readonly FeedIssue[];
}
/** Without a point in the city, the home is shown somewhere near its centre. */
function locate({ latitude, longitude, street = '', postalCode }: FeedHome, city: FeedCity): Located {
  const issues: FeedIssue[] = [];
  const given = latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
  if (!given) issues.push({ code: 'NO_POINT' });
  const isFar = given && distanceKm(given, city) > maxCityDistanceKm;
  if (isFar) issues.push({ code: 'GEO_MISMATCH', value: `${given.latitude}, ${given.longitude}` });
  const isPostal = postalCode !== undefined && isPostalCodeOf(city.country, postalCode);
  if (postalCode !== undefined && !isPostal) issues.push({ code: 'BAD_POSTAL', value: postalCode });
  const exact = isFar ? undefined : given;
  const { latitude: north, longitude: east } = exact ?? city;
  const address = {
    street: street.trim().slice(0, maxStreet),
    postalCode: isPostal ? postalCode.trim().toUpperCase() : '',
    cityId: city.id,
    latitude: north,
    longitude: east,
    isPinConfirmed: exact !== undefined,
    currency: city.country === 'CA' ? ('CAD' as const) : ('USD' as const),
  };
  return { address, isExact: exact !== undefined, issues };
}

function fieldsOf(home: FeedHome, city: FeedCity, today: Date): ImportedFields {
  const { title = '', description = '', rentalType = 'apartment', unit, beds = 0, rent = 0 } = home;
  const lang = city.provinceCode === 'QC' ? 'fr' : 'en';
  const isTitled = title.trim().length >= listingTitleLength.min;
  return {
    title: (isTitled ? title.trim() : titleOf({ rentalType, beds, city: city.name }, lang)).slice(0, maxTitle),
    description: description.trim().slice(0, maxDescription),
    lang,
    rentalType,
    listingKind: kindOf(rentalType),
    unitNumber: unit?.trim().slice(0, maxUnit) || null,
    hideExactAddress: home.hidesStreet === true,
    beds,
    bathsFull: home.bathsFull ?? 0,
    bathsHalf: home.bathsHalf ?? 0,
    sqft: home.sqft ?? null,
    rent,
    deposit: home.deposit ?? null,
    availableDate: availableFrom(home.availableDate, today),
    furnished: yesOrNo(home.isFurnished),
    petPolicies: petsOf(home),
    smoking: yesOrNo(home.allowsSmoking),
  };
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
