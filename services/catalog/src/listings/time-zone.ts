/** Zone of the part of a province that is west of a longitude. */
interface Split {
  readonly westOf: number;
  readonly zone: string;
}

// Zones of most of a province or state; those that are not listed have Eastern Time.
const zones: Readonly<Record<string, string>> = {
  ...zoneOf('America/Vancouver', 'BC'),
  ...zoneOf('America/Whitehorse', 'YT'),
  ...zoneOf('America/Edmonton', 'AB NT'),
  ...zoneOf('America/Regina', 'SK'),
  ...zoneOf('America/Winnipeg', 'MB'),
  ...zoneOf('America/Halifax', 'NS NB PE'),
  ...zoneOf('America/St_Johns', 'NL'),
  ...zoneOf('America/Los_Angeles', 'CA NV OR WA'),
  ...zoneOf('America/Denver', 'CO ID MT NM UT WY'),
  ...zoneOf('America/Phoenix', 'AZ'),
  ...zoneOf('America/Chicago', 'AL AR IA IL KS LA MN MO MS ND NE OK SD TX WI'),
  ...zoneOf('America/Anchorage', 'AK'),
  ...zoneOf('Pacific/Honolulu', 'HI'),
};
// Borders inside of a province, straightened to a meridian.
// (docs/rules/leads.md#lead-11-times-of-viewings-are-local-times-of-the-listing)
const splits: Readonly<Record<string, Split>> = {
  ON: { westOf: -90, zone: 'America/Winnipeg' },
  NL: { westOf: -59.5, zone: 'America/Goose_Bay' },
  NU: { westOf: -85, zone: 'America/Rankin_Inlet' },
  FL: { westOf: -85, zone: 'America/Chicago' },
  TN: { westOf: -85.2, zone: 'America/Chicago' },
  KY: { westOf: -86, zone: 'America/Chicago' },
  IN: { westOf: -86.9, zone: 'America/Chicago' },
  ND: { westOf: -102, zone: 'America/Denver' },
  SD: { westOf: -100.7, zone: 'America/Denver' },
  NE: { westOf: -101.3, zone: 'America/Denver' },
  KS: { westOf: -101.5, zone: 'America/Denver' },
  TX: { westOf: -104.9, zone: 'America/Denver' },
};

function zoneOf(zone: string, codes: string): Record<string, string> {
  return Object.fromEntries(codes.split(' ').map((code) => [code, zone]));
}

/** Place of a listing: the code of its province or state, which no two countries share, and its longitude. */
export interface ZonedPlace {
  readonly provinceCode: string;
  readonly longitude: number;
}

/** Returns the IANA time zone of a listing. */
export function timeZoneOf({ provinceCode, longitude }: ZonedPlace): string {
  const split = splits[provinceCode];
  if (split && longitude < split.westOf) return split.zone;
  return zones[provinceCode] ?? 'America/Toronto';
}

/** Returns an instant by the clock at a listing, such as `2026-12-01 14:30`. */
export const clockAt = (place: ZonedPlace, instant: Date): string =>
  // Sweden writes days as ISO 8601 does.
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: timeZoneOf(place) }).format(
    instant,
  );
