import { storage } from '../storage.ts';

/** Traffic source of a visit. Stored for 24 hours and attached to submitted forms. */
export interface Attribution {
  readonly gclid?: string;
  readonly source?: string;
  readonly medium?: string;
  readonly campaign?: string;
}

const hours24 = 24 * 3_600_000;
const isAttribution = (value: unknown): value is Attribution =>
  typeof value === 'object' && value !== null && Object.values(value).every((one) => typeof one === 'string');
const truncated = (text: string | null) => text?.slice(0, 200) ?? undefined;

/** Returns the attribution in the query of an address; a gclid implies google, cpc. */
export function attributionOf(query: URLSearchParams): Attribution | undefined {
  const gclid = truncated(query.get('gclid'));
  const found = {
    gclid,
    source: truncated(query.get('utm_source')) ?? (gclid && 'google'),
    medium: truncated(query.get('utm_medium')) ?? (gclid && 'cpc'),
    campaign: truncated(query.get('utm_campaign')),
  };
  const present = Object.entries(found).filter(([, value]) => value);
  return present.length ? (Object.fromEntries(present) as Attribution) : undefined;
}

/** Tracking of a visit. */
export const track = {
  /** Stores the attribution if the address contains one. */
  arrival: (query: URLSearchParams): void => {
    const found = attributionOf(query);
    if (found) storage.write('attribution', found, { expiresIn: hours24 });
  },
  /** Returns the attribution of the last 24 hours. */
  attribution: (): Attribution | undefined => storage.read('attribution', isAttribution),
};
