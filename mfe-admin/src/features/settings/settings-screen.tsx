import { useMessages } from '@porchlight/client';
import { Link, useLocation, useSearchParams } from '@porchlight/client/router';
import { ConsolePage, PageHeader } from '@porchlight/console-ui';
import { StaffOnly } from '@porchlight/resource-kit';
import { LinksTab } from './links/links-tab.tsx';
import { settingsMessages } from './messages/catalog.ts';
import { ModuleList } from './modules/module-list.tsx';
import { SiteTab } from './site/site-tab.tsx';

const shown = { modules: ModuleList, links: LinksTab, site: SiteTab };
const keys = ['modules', 'links', 'site'] as const;

/** Screen of what staff change about the whole site, as tabs that are kept in the address. */
export function SettingsScreen() {
  const t = useMessages(settingsMessages);
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const current = keys.find((key) => key === params.get('tab')) ?? 'modules';
  const views = keys.map((key) => ({
    key,
    label: t(key),
    to: key === 'modules' ? pathname : `${pathname}?tab=${key}`,
    isCurrent: key === current,
  }));
  const Tab = shown[current];
  return (
    <ConsolePage>
      <PageHeader title={t('settings')} description={t('description')} />
      <StaffOnly permission="viewSiteSettings">
        <Tab tabs={{ views, viewsLabel: t('tabs'), link: Link }} />
      </StaffOnly>
    </ConsolePage>
  );
}
