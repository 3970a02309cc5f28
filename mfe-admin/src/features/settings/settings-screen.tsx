import { useMessages } from '@porchlight/client';
import { Link, useLocation, useSearchParams } from '@porchlight/client/router';
import { ConsolePage, PageHeader } from '@porchlight/console-ui';
import { StaffOnly } from '../../shared/staff-only/staff-only.tsx';
import { LinksTab } from './links/links-tab.tsx';
import { settingsMessages } from './messages/catalog.ts';
import { ModuleList } from './modules/module-list.tsx';

/** Screen of what staff change about the whole site, as tabs that are kept in the address. */
export function SettingsScreen() {
  const t = useMessages(settingsMessages);
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const isLinks = params.get('tab') === 'links';
  const views = [
    { key: 'modules', label: t('modules'), to: pathname, isCurrent: !isLinks },
    { key: 'links', label: t('links'), to: `${pathname}?tab=links`, isCurrent: isLinks },
  ];
  const tabs = { views, viewsLabel: t('tabs'), link: Link };
  return (
    <ConsolePage>
      <PageHeader title={t('settings')} description={t('description')} />
      <StaffOnly permission="viewSiteSettings">
        {isLinks ? <LinksTab tabs={tabs} /> : <ModuleList tabs={tabs} />}
      </StaffOnly>
    </ConsolePage>
  );
}
