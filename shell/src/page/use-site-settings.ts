import { api, useLanguage } from '@porchlight/client';
import { useSelector } from '@porchlight/client/redux';
import { isMadePermission } from '@porchlight/contracts';
import type { BrandColours, Menu, MenuItem, OwnMenus, SiteSettingsResponse } from '@porchlight/contracts/content';

/** Site facts used by the layout; without settings the name is the product's and the menus are empty. */
export interface SiteFacts {
  readonly siteName: string;
  readonly company: SiteSettingsResponse['siteSettings']['companyInfo'];
  /** Colours of the brand; undefined where the design's own apply. */
  readonly brand: BrandColours | undefined;
  readonly listYourAd: string;
  readonly menuOf: (name: 'Primary' | 'Footer') => readonly MenuItem[];
  readonly error: unknown;
}

const defaultSiteName = 'Porchlight';
const none: readonly MenuItem[] = [];

const defaultSettings: SiteSettingsResponse = {
  siteSettings: {
    siteName: defaultSiteName,
    companyInfo: { logo: null, socialMedia: {} },
    links: { listYourAd: '/landlord/register' },
    languages: [],
  },
  permaLinks: {},
  menus: {},
  contentVersion: '',
};

/** Returns the site facts of a site settings response, or the defaults. */
export function siteFactsOf(
  { siteSettings, menus }: SiteSettingsResponse = defaultSettings,
  error?: unknown,
): SiteFacts {
  const known: Readonly<Record<string, Menu | undefined>> = menus;
  return {
    siteName: siteSettings.siteName,
    company: siteSettings.companyInfo,
    brand: siteSettings.brand,
    listYourAd: siteSettings.links.listYourAd,
    menuOf: (name) => known[name]?.menuItems ?? none,
    error,
  };
}

/** Returns the menus of a user who has a permission that an owner made; undefined for all others, and until loaded. */
function useOwnMenus(): OwnMenus['menus'] | undefined {
  const lang = useLanguage();
  const hasMade = useSelector((state) => Object.keys(state.session.permissions ?? {}).some(isMadePermission));
  const { currentData } = api.useGetOwnMenusQuery({ query: { lang } }, { skip: !hasMade });
  return hasMade ? currentData?.menus : undefined;
}

/** Returns the site's name, logo, links and menus in the page language. */
export function useSiteSettings(): SiteFacts {
  const lang = useLanguage();
  const { data, error } = api.useGetSiteSettingsQuery({ query: { lang } });
  const menus = useOwnMenus() ?? data?.menus;
  return siteFactsOf(data && menus ? { ...data, menus } : data, error);
}
