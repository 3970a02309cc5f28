import { storage, track, type Attribution } from '@porchlight/client';
import type { Language } from '@porchlight/contracts';

/** Whether the visitor lets this browser store the campaign that brought the visit. */
export type PrivacyChoice = 'accepted' | 'refused';
const isPrivacyChoice = (value: unknown): value is PrivacyChoice => value === 'accepted' || value === 'refused';

const hours24 = 24 * 3_600_000;
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

/** Returns whether pages in a language need consent first: those of Canada, as Quebec's Law 25 requires. */
export const needsConsent = (language: Language): boolean => language !== 'en-US';
/** Returns what the visitor chose; undefined until then. */
export const privacyChoice = (): PrivacyChoice | undefined => storage.read('privacy-choice', isPrivacyChoice);

/** Attribution of an address that was opened before a choice was made; lives as long as the page. */
let unstored: Attribution | undefined;
const store = (found: Attribution | undefined) => {
  if (found) storage.write('campaign', found, { expiresIn: hours24 });
};

/**
 * Stores the attribution if the address contains one and the visitor accepted it, or has made no choice in the United
 * States. Without a choice in Canada, it is left to `choosePrivacy` on the same page.
 */
export function recordArrival(query: URLSearchParams, language: Language): void {
  const found = attributionOf(query);
  const choice = privacyChoice();
  if (choice === 'accepted' || (!choice && !needsConsent(language))) {
    store(found);
    return;
  }
  unstored = choice ? undefined : (found ?? present(track.attribution()) ?? unstored);
  storage.remove('campaign');
}

/** Stores the choice, with it the attribution of this page, or deletes that. */
export function choosePrivacy(choice: PrivacyChoice): void {
  storage.write('privacy-choice', choice);
  if (choice === 'accepted') store(unstored);
  else storage.remove('campaign');
  unstored = undefined;
}
