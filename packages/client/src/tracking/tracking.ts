import type { Utms } from '@porchlight/contracts';
import { storage } from '../storage.ts';

/** Campaign that brought a visit: fields of the forms that are sent within 24 hours. */
export interface Attribution {
  readonly gclid?: string;
  readonly utms?: Utms;
}

const hours24 = 24 * 3_600_000;
// Written below only; what else the storage may hold is no object.
const isAttribution = (value: unknown): value is Attribution => typeof value === 'object' && value !== null;
const truncated = (text: string | null) => text?.slice(0, 200) ?? undefined;
const present = <T extends object>(fields: T) => {
  const found = Object.entries(fields).filter(([, value]) => value);
  return found.length > 0 ? (Object.fromEntries(found) as T) : undefined;
};

/** Returns the attribution in the query of an address; a gclid implies google, cpc. */
export function attributionOf(query: URLSearchParams): Attribution | undefined {
  const gclid = truncated(query.get('gclid'));
  const utms = present({
    source: truncated(query.get('utm_source')) ?? (gclid && 'google'),
    medium: truncated(query.get('utm_medium')) ?? (gclid && 'cpc'),
    campaign: truncated(query.get('utm_campaign')),
  });
  return present({ gclid, utms }) as Attribution | undefined;
}

/** Tracking of a visit. */
export const track = {
  /** Stores the attribution if the address contains one. */
  arrival: (query: URLSearchParams): void => {
    const found = attributionOf(query);
    if (found) storage.write('campaign', found, { expiresIn: hours24 });
  },
  /** Returns the attribution of the last 24 hours, as the fields of a form. */
  attribution: (): Attribution => storage.read('campaign', isAttribution) ?? {},
};
