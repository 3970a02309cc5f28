import { languages, photoWidths } from '@porchlight/contracts';
import {
  brandContrast,
  colourPattern,
  minContrast,
  picturePathPattern,
  socialNetworks,
  type BrandTheme,
  type SiteSettingsResponse,
} from '@porchlight/contracts/content';
import type { StoredProfile } from '../site-profile/site-profiles.service.ts';

type PublicSettings = SiteSettingsResponse['siteSettings'];

/** Defaults of the public settings: an empty or invalid table must not break the site. */
export const settingDefaults: {
  readonly links: PublicSettings['links'];
  /** Addresses of searches show only the page. */
  readonly suppressQueryString?: true;
} = {
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

/** Returns the settings: stored values over defaults. Values of a wrong type and unsafe links are ignored. */
export function settingsFrom(stored: ReadonlyMap<string, unknown>): Settings {
  return {
    links: { ...settingDefaults.links, ...filterValues(stringValues(stored.get('links')), isLink) },
    ...(stored.get('suppressQueryString') === true ? { suppressQueryString: true } : {}),
  };
}

/** Returns the public part of the profile: links with https only, and colours in which text can be read. */
export function profileSettings(profile: StoredProfile): Pick<PublicSettings, 'siteName' | 'companyInfo' | 'brand'> {
  const { siteName, company, address, email, phone, brandLight, brandDark } = profile;
  const socialMedia = socialNetworks.flatMap((name) => {
    const link = profile[name];
    return link && isWebAddress(link) ? [[name, link] as const] : [];
  });
  return {
    siteName,
    companyInfo: {
      ...logoOf(profile),
      socialMedia: Object.fromEntries(socialMedia),
      company,
      address,
      email,
      ...(phone ? { phone } : {}),
    },
    brand: { ...readable('light', brandLight), ...readable('dark', brandDark) },
  };
}
/** Returns the logo at its smallest width; none without its picture. */
const logoOf = ({ logo, logoSize }: StoredProfile) =>
  logo && logoSize && picturePathPattern.test(logo)
    ? { logo: logo.replace(/-\d+\.webp$/, `-${photoWidths[0]}.webp`), logoSize }
    : { logo: null };
const readable = (theme: BrandTheme, colour: string | null) =>
  colour && colourPattern.test(colour) && brandContrast(theme, colour) >= minContrast ? { [theme]: colour } : {};
