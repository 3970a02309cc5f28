import type { rentalTypes } from '@porchlight/contracts';

type RentalType = (typeof rentalTypes)[number];

const yes = /^(?:true|yes|y|1|oui|allowed|furnished|meublé|smoking allowed|permitted)$/i;
const no = /^(?:false|no|n|0|non|not allowed|none|unfurnished\b.*|non meublé|non-smoking|no smoking|smoke[- ]free.*)$/i;

/** Returns yes or no; undefined for a text that is neither, such as `Negotiable`. */
export function isYes(text: string | undefined): boolean | undefined {
  const plain = text?.trim() ?? '';
  if (yes.test(plain)) return true;
  return no.test(plain) ? false : undefined;
}

// In order: the first pattern that a text has decides.
const types: readonly (readonly [RegExp, RentalType | 'none'])[] = [
  [/office|parking|storage|commercial|retail|warehouse|garage|land\b/i, 'none'],
  [/basement|bsmt|garden suite|sous-sol/i, 'basement-suite'],
  [/town ?house|row ?house|maison de ville/i, 'townhouse'],
  [/duplex|semi/i, 'duplex'],
  [/(?:tri|four|quad|multi|six)-?plex|plex\b/i, 'triplex-plex'],
  [/loft/i, 'loft'],
  [/laneway|coach|carriage|garden house/i, 'laneway-coach-house'],
  [/mobile|manufactured/i, 'mobile-home'],
  [/student/i, 'student-residence'],
  [/senior/i, 'seniors-residence'],
  [/vacation|holiday/i, 'vacation'],
  [/studio|bachelor/i, 'studio'],
  [/room/i, 'room'],
  [/condo/i, 'condo'],
  [/apartment|flat|appartement|unit\b|main floor|suite|mid-?rise|high-?rise|garden style/i, 'apartment'],
  [/house|home|acreage|detached|single|maison|villa/i, 'house'],
];

/** Returns the type of a home, `none` for what is no home (offices, parking), undefined for an unknown type. */
export const rentalTypeOf = (text: string): RentalType | 'none' | undefined =>
  types.find(([pattern]) => pattern.test(text))?.[1];

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const dayMs = 86_400_000;
/** Days for which a day without a year counts as past. */
const pastDays = 90;

/** Returns a day, `now`, `none` for a home that is not available, and undefined for another text. */
export function availabilityOf(text: string, today: Date): string | undefined {
  const plain = text.trim().toLowerCase();
  if (/^(?:immediate(?:ly)?|now|available now|vacant|maintenant|immédiate(?:ment)?)$/.test(plain)) return 'now';
  if (/^(?:no vacancy|not available|unavailable|rented|leased|occupied)$/.test(plain)) return 'none';
  const [, iso] = /^(\d{4}-\d\d-\d\d)(?:[t ].*)?$/.exec(plain) ?? [];
  if (iso !== undefined) return isDay(iso) ? iso : undefined;
  const [, month = '', day = '', year] =
    /^([a-z]{3})[a-z]*\.? (\d{1,2})(?:st|nd|rd|th)?(?:,? (\d{4}))?$/.exec(plain) ?? [];
  const index = months.indexOf(month);
  return index < 0 ? undefined : dayOf({ index, day: Number(day), year }, today);
}

const isDay = (iso: string) => {
  const time = Date.parse(`${iso}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso);
};

/** Returns the day of a month; without a year that of the last 90 days or the next one. */
function dayOf(
  { index, day, year }: { readonly index: number; readonly day: number; readonly year: string | undefined },
  today: Date,
): string | undefined {
  const iso = (fullYear: number) => `${fullYear}-${String(index + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const years = year === undefined ? [-1, 0, 1].map((step) => today.getUTCFullYear() + step) : [Number(year)];
  const from = year === undefined ? today.getTime() - pastDays * dayMs : Number.NEGATIVE_INFINITY;
  return years.map(iso).find((candidate) => isDay(candidate) && Date.parse(`${candidate}T00:00:00Z`) >= from);
}
