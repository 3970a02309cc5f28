import { useMessages, usePermission } from '@porchlight/client';
import { ConsolePage, PageHeader } from '@porchlight/console-ui';
import { CreateButton, ResourceListContent } from '@porchlight/resource-kit';
import { feeds } from '../feed-screens.ts';
import { feedsMessages } from '../messages/catalog.ts';

const { edit: _, ...pathsToView } = feeds.paths;
const feedsToView = { ...feeds, paths: pathsToView };

/** List of feeds; its rows lead to the form of those who may change feeds. */
export function FeedList() {
  const t = useMessages(feedsMessages);
  const canModify = usePermission('modifyFeeds');
  return (
    <ConsolePage>
      <PageHeader
        title={t('feeds.title')}
        description={t('feeds.description')}
        action={<CreateButton screens={feeds} />}
      />
      <ResourceListContent screens={canModify ? feeds : feedsToView} />
    </ConsolePage>
  );
}
