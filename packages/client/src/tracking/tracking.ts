import type { Utms } from '@porchlight/contracts';
import { storage } from '../storage.ts';

/** Campaign that brought a visit: fields of the forms that are sent within 24 hours. */
export interface Attribution {
  readonly gclid?: string;
  readonly utms?: Utms;
}

// Written by the shell only; what else the storage may hold is no object.
const isAttribution = (value: unknown): value is Attribution => typeof value === 'object' && value !== null;

/**
 * Tracking of a visit; the shell stores it
 * (docs/rules/content.md#content-100-a-campaign-is-stored-with-consent-in-canada).
 */
export const track = {
  /** Returns the attribution of the last 24 hours, as the fields of a form. */
  attribution: (): Attribution => storage.read('campaign', isAttribution) ?? {},
};
