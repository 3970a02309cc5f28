import { useMessages } from '@porchlight/client';
import { ConsolePage, PageHeader } from '@porchlight/console-ui';
import type { ResourceScreens } from '../resource-screens.ts';
import { CreateButton } from './create-button.tsx';
import { ListContent } from './list-content.tsx';

/** List screen of a resource: views, search, filters, table, bulk removal, trash. */
export function ResourceList({ screens }: { readonly screens: ResourceScreens }) {
  const { resource, messages } = screens;
  const t = useMessages(messages);
  return (
    <ConsolePage>
      <PageHeader
        title={t(`${resource.label}.title`)}
        description={t(`${resource.label}.description`)}
        action={<CreateButton screens={screens} />}
      />
      <ListContent screens={screens} />
    </ConsolePage>
  );
}
