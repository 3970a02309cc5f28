import { api, useLanguage } from '@porchlight/client';
import type { Menu, MenuItem, SiteSettingsAnswer } from '@porchlight/contracts/content';

/** What the chrome knows of the site; while settings are missing the name is the product's and the menus are empty. */
export interface SiteFacts {
  readonly siteName: string;
  readonly logo: string | null;
  readonly listYourAd: string;
  readonly socialMedia: Readonly<Record<string, string>>;
  readonly permaLinks: Readonly<Record<string, string>>;
  readonly menuOf: (name: 'Primary' | 'Footer') => readonly MenuItem[];
  readonly error: unknown;
}

const seededName = 'Porchlight';
const none: readonly MenuItem[] = [];

const unknownSite: SiteSettingsAnswer = {
  siteSettings: {
    siteName: seededName,
    companyInfo: { logo: null, socialMedia: {} },
    links: { listYourAd: '/landlord/register' },
    languages: [],
  },
  permaLinks: {},
  menus: {},
  contentVersion: '',
};

/** The facts of an answer of GET site-settings, or of none. */
export function siteFactsOf(
  { siteSettings, permaLinks, menus }: SiteSettingsAnswer = unknownSite,
  error?: unknown,
): SiteFacts {
  const known: Readonly<Record<string, Menu | undefined>> = menus;
  return {
    siteName: siteSettings.siteName,
    logo: siteSettings.companyInfo.logo,
    listYourAd: siteSettings.links.listYourAd,
    socialMedia: siteSettings.companyInfo.socialMedia,
    permaLinks,
    menuOf: (name) => known[name]?.menuItems ?? none,
    error,
  };
}

/** The site's name, logo, links and menus, in the language of the page. */
export function useSiteSettings(): SiteFacts {
  const lang = useLanguage();
  const { data, error } = api.useGetSiteSettingsQuery({ query: { lang } });
  return siteFactsOf(data, error);
}
