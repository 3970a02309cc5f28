import { languages } from '@porchlight/contracts';
import type { SiteSettingsResponse } from '@porchlight/contracts/content';
import { siteFactNames, type SiteFacts } from './site-facts.ts';

type PublicSettings = SiteSettingsResponse['siteSettings'];

/** Defaults of the public settings: an empty or invalid table must not break the site. */
export const settingDefaults: {
  readonly siteName: string;
  readonly companyInfo: PublicSettings['companyInfo'];
  readonly links: PublicSettings['links'];
  /** Addresses of searches show only the page. */
  readonly suppressQueryString?: true;
} = {
  siteName: 'Porchlight',
  companyInfo: { logo: null, socialMedia: {} },
  links: { listYourAd: '/landlord/register' },
};
type Settings = typeof settingDefaults;

/** Permalinks that staff do not choose; the others are in the table `permalink`. */
export const fixedPermalinks = { login: 'login', privacyPolicy: 'privacy-policy', termsOfUse: 'terms-of-use' };

/** Languages of the site. */
export const siteLanguages = languages;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const stringValues = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(isRecord(value) ? value : {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
const isWebAddress = (text: string) => /^https:\/\/[^/\s]/.test(text);
const isLink = (text: string) => isWebAddress(text) || /^\/([^/\\]|$)/.test(text);
const filterValues = (values: Record<string, string>, isValid: (text: string) => boolean) =>
  Object.fromEntries(Object.entries(values).filter(([, text]) => isValid(text)));

function companyInfoFrom(value: unknown): PublicSettings['companyInfo'] {
  if (!isRecord(value)) return settingDefaults.companyInfo;
  const { logo, email, address } = stringValues(value);
  return {
    logo: logo !== undefined && isLink(logo) ? logo : null,
    socialMedia: filterValues(stringValues(value['socialMedia']), isWebAddress),
    ...(email === undefined ? {} : { email }),
    ...(address === undefined ? {} : { address }),
  };
}

/** Returns the settings: stored values over defaults. Values of a wrong type and unsafe links are ignored. */
export function settingsFrom(stored: ReadonlyMap<string, unknown>): Settings {
  const name = stored.get('siteName');
  return {
    siteName: typeof name === 'string' && name !== '' ? name : settingDefaults.siteName,
    companyInfo: companyInfoFrom(stored.get('companyInfo')),
    links: { ...settingDefaults.links, ...filterValues(stringValues(stored.get('links')), isLink) },
    ...(stored.get('suppressQueryString') === true ? { suppressQueryString: true } : {}),
  };
}

/** Default operator details of the demo; they lead to no real mailbox. */
export const factDefaults: Omit<SiteFacts, 'siteName'> = {
  company: 'Porchlight',
  address: 'Toronto, Canada',
  email: 'hello@example.com',
  privacyOfficer: 'Porchlight',
  privacyEmail: 'privacy@example.com',
  law: 'Ontario, Canada',
};
/** Returns the operator's details: the setting `legal` over the defaults. */
export function factsFrom(stored: ReadonlyMap<string, unknown>): SiteFacts {
  const given = filterValues(stringValues(stored.get('legal')), (text) => text.trim() !== '');
  const known = Object.fromEntries(
    siteFactNames.filter((name) => given[name] !== undefined).map((name) => [name, given[name]]),
  );
  return { ...factDefaults, ...known, siteName: settingsFrom(stored).siteName };
}
