import { storage } from '../storage/storage.ts';

/** Where a visitor came from, kept 24 hours and attached to what they send. */
export interface Attribution {
  readonly gclid?: string;
  readonly source?: string;
  readonly medium?: string;
  readonly campaign?: string;
}
/** The specification's guess by width: for tracking only, layout never reads it. */
export type DeviceGuess = 'mobile' | 'tablet' | 'desktop';

const hours24 = 24 * 3_600_000;
const isAttribution = (value: unknown): value is Attribution =>
  typeof value === 'object' && value !== null && Object.values(value).every((one) => typeof one === 'string');
const short = (text: string | null) => text?.slice(0, 200) ?? undefined;

/** What an address says of where its reader came from; a gclid implies google, cpc (product §9). */
export function attributionOf(query: URLSearchParams): Attribution | undefined {
  const gclid = short(query.get('gclid'));
  const found = {
    gclid,
    source: short(query.get('utm_source')) ?? (gclid && 'google'),
    medium: short(query.get('utm_medium')) ?? (gclid && 'cpc'),
    campaign: short(query.get('utm_campaign')),
  };
  const given = Object.entries(found).filter(([, value]) => value);
  return given.length ? (Object.fromEntries(given) as Attribution) : undefined;
}

/** What is sent about a visit. */
export const track = {
  /** Keeps where the visitor came from, when the address says so. */
  arrival: (query: URLSearchParams): void => {
    const found = attributionOf(query);
    if (found) storage.write('attribution', found, { expiresIn: hours24 });
  },
  /** Where the visitor came from within the last 24 hours. */
  attribution: (): Attribution | undefined => storage.read('attribution', isAttribution),
  /** Under 768 mobile, under 980 tablet, else desktop. */
  device: (width: number): DeviceGuess => (width < 768 ? 'mobile' : width < 980 ? 'tablet' : 'desktop'),
};
