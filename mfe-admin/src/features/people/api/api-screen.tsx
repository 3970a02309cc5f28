import { useMessages, usePermission } from '@porchlight/client';
import { Link, useLocation, useSearchParams } from '@porchlight/client/router';
import { ConsolePage, ListCard, PageHeader } from '@porchlight/console-ui';
import { StaffOnly } from '@porchlight/resource-kit';
import { Button } from '@porchlight/ui';
import { useState, type ComponentType } from 'react';
import { KeyForm } from './keys/key-form.tsx';
import { KeysTab } from './keys/keys-tab.tsx';
import { apiMessages } from './messages/catalog.ts';
import { CallsTab } from './reader/calls-tab.tsx';
import { StateTab } from './state/state-tab.tsx';

const tabs = { keys: KeysTab, state: StateTab, calls: CallsTab } as const satisfies Record<string, ComponentType>;
type Tab = keyof typeof tabs;
const names = Object.keys(tabs) as Tab[];

/** Screen of the API: keys with their use, the state of the services, and the calls. */
export function ApiScreen() {
  const t = useMessages(apiMessages);
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const canCreate = usePermission('modifyApiKeys');
  const [isCreating, setCreating] = useState(false);
  const tab = names.find((name) => name === params.get('tab')) ?? 'keys';
  const Content = tabs[tab];
  const views = names.map((name) => ({
    key: name,
    label: t(`tab.${name}`),
    to: name === 'keys' ? pathname : `${pathname}?tab=${name}`,
    isCurrent: name === tab,
  }));
  const newKey = canCreate && tab === 'keys' && !isCreating && (
    <Button look="primary" onClick={() => setCreating(true)}>
      {t('newKey')}
    </Button>
  );
  return (
    <ConsolePage>
      <PageHeader title={t('title')} description={t('description')} action={newKey || undefined} />
      <StaffOnly permission="viewApiDashboard">
        {isCreating && tab === 'keys' && <KeyForm onClose={() => setCreating(false)} />}
        <ListCard views={views} viewsLabel={t('tabs')} link={Link}>
          <Content />
        </ListCard>
      </StaffOnly>
    </ConsolePage>
  );
}
