import { escapeHtml } from '@porchlight/contracts';

/** Operator's details by placeholder name. */
export type SiteFacts = Readonly<Record<SiteFact, string>>;
/** Placeholders that a text may contain: `{{privacyOfficer}}`. */
export const siteFactNames = [
  'siteName',
  'company',
  'address',
  'email',
  'privacyOfficer',
  'privacyEmail',
  'law',
] as const;
type SiteFact = (typeof siteFactNames)[number];

const isFact = (name: string): name is SiteFact => (siteFactNames as readonly string[]).includes(name);

/** Fills placeholders of HTML with escaped facts. Unknown placeholders stay unchanged, so that authors notice them. */
export const withFacts = (html: string, facts: SiteFacts): string =>
  html.replace(/\{\{(\w+)\}\}/g, (written, name: string) => (isFact(name) ? escapeHtml(facts[name]) : written));
