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

/** The facts of an answer of GET site-settings, or of none. */
export function siteFactsOf(answer: SiteSettingsAnswer | undefined, error?: unknown): SiteFacts {
  const menus: Readonly<Record<string, Menu>> = answer?.menus ?? {};
  return {
    siteName: answer?.siteSettings.siteName ?? seededName, logo: answer?.siteSettings.companyInfo.logo ?? null, listYourAd: answer?.siteSettings.links.listYourAd ?? '/landlord/register',
    socialMedia: answer?.siteSettings.companyInfo.socialMedia ?? {}, permaLinks: answer?.permaLinks ?? {}, menuOf: (name) => menus[name]?.menuItems ?? none, error,
  };
}

/** The site's name, logo, links and menus, in the language of the page. */
export function useSiteSettings(): SiteFacts {
  const lang = useLanguage();
  const { data, error } = api.useGetSiteSettingsQuery({ query: { lang } });
  return siteFactsOf(data, error);
}
