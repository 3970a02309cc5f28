import { languages } from '@porchlight/contracts';
import type { SiteSettingsAnswer } from '@porchlight/contracts/content';
import { siteFactNames, type SiteFacts } from './site-facts.ts';

type Public = SiteSettingsAnswer['siteSettings'];

/** The public settings, as they are until somebody changes them: an empty or broken table must not take the site down. */
export const settingDefaults: {
  readonly siteName: string;
  readonly companyInfo: Public['companyInfo'];
  readonly links: Public['links'];
  readonly permaLinks: Readonly<Record<string, string>>;
} = {
  siteName: 'Porchlight',
  companyInfo: { logo: null, socialMedia: {} },
  links: { listYourAd: '/landlord/register' },
  permaLinks: {
    listings: 'homes',
    posts: 'guides',
    faq: 'faqs',
    login: 'login',
    privacyPolicy: 'privacy-policy',
    termsOfUse: 'terms-of-use',
  },
};
type Settings = typeof settingDefaults;

/** Languages that an address can choose. */
export const siteLanguages = languages;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const words = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(isRecord(value) ? value : {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
const isWebAddress = (text: string) => /^https:\/\/[^/\s]/.test(text);
const isLink = (text: string) => isWebAddress(text) || /^\/([^/\\]|$)/.test(text);
const isAddressPart = (text: string) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);
const keep = (values: Record<string, string>, isFit: (text: string) => boolean) =>
  Object.fromEntries(Object.entries(values).filter(([, text]) => isFit(text)));

function companyInfoFrom(value: unknown): Public['companyInfo'] {
  if (!isRecord(value)) return settingDefaults.companyInfo;
  const { logo, email, address } = words(value);
  return {
    logo: logo !== undefined && isLink(logo) ? logo : null,
    socialMedia: keep(words(value['socialMedia']), isWebAddress),
    ...(email === undefined ? {} : { email }),
    ...(address === undefined ? {} : { address }),
  };
}

/** The settings with what is stored laid over the defaults. A stored value of a wrong shape, or a link that is no safe link, is passed over. */
export function settingsFrom(stored: ReadonlyMap<string, unknown>): Settings {
  const name = stored.get('siteName');
  return {
    siteName: typeof name === 'string' && name !== '' ? name : settingDefaults.siteName,
    companyInfo: companyInfoFrom(stored.get('companyInfo')),
    links: { ...settingDefaults.links, ...keep(words(stored.get('links')), isLink) },
    permaLinks: { ...settingDefaults.permaLinks, ...keep(words(stored.get('permaLinks')), isAddressPart) },
  };
}

/** Who runs the site, until they say so: a demonstration that leads to no real mailbox. */
export const factDefaults: Omit<SiteFacts, 'siteName'> = {
  company: 'Porchlight',
  address: 'Toronto, Canada',
  email: 'hello@example.com',
  privacyOfficer: 'Porchlight',
  privacyEmail: 'privacy@example.com',
  law: 'Ontario, Canada',
};
/** What texts may say of whoever runs the site: the setting `legal` over the defaults. */
export function factsFrom(stored: ReadonlyMap<string, unknown>): SiteFacts {
  const given = keep(words(stored.get('legal')), (text) => text.trim() !== '');
  const known = Object.fromEntries(
    siteFactNames.filter((name) => given[name] !== undefined).map((name) => [name, given[name]]),
  );
  return { ...factDefaults, ...known, siteName: settingsFrom(stored).siteName };
}

/** The setting `security.staffTotp`: only a plain yes is one. */
export const asksStaffForTotp = (stored: ReadonlyMap<string, unknown>): boolean => {
  const security = stored.get('security');
  return isRecord(security) && security['staffTotp'] === true;
};
