import { useMessages } from '@porchlight/client';
import { ConsolePage, PageHeader } from '@porchlight/console-ui';
import { StaffOnly } from '../../shared/staff-only/staff-only.tsx';
import { settingsMessages } from './messages/catalog.ts';
import { ModuleList } from './modules/module-list.tsx';

/** Screen of what staff change about the whole site. */
export function SettingsScreen() {
  const t = useMessages(settingsMessages);
  return (
    <ConsolePage>
      <PageHeader title={t('settings')} description={t('description')} />
      <StaffOnly permission="viewSiteSettings">
        <ModuleList />
      </StaffOnly>
    </ConsolePage>
  );
}
