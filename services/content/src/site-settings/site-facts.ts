/** What texts may say of whoever runs the site, by the name under which they ask for it. */
export type SiteFacts = Readonly<Record<SiteFact, string>>;
/** The facts that a text can ask for: `{{privacyOfficer}}`. */
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
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** HTML with its facts filled in, as text: a setting never becomes markup. A name that nobody knows stays as it was written, so that its author sees it. */
export const withFacts = (html: string, facts: SiteFacts): string =>
  html.replace(/\{\{(\w+)\}\}/g, (written, name: string) => (isFact(name) ? escaped(facts[name]) : written));
