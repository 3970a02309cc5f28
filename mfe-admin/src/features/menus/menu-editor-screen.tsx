import { useMessages, usePermission, type ApiError } from '@porchlight/client';
import { useLocation, useSearchParams } from '@porchlight/client/router';
import { ConsolePage, ErrorState, PageHeader, PageMessage, RowsSkeleton } from '@porchlight/console-ui';
import type { MenuRecord } from '@porchlight/contracts/content';
import { ResourceListContent } from '@porchlight/resource-kit';
import { AddItem } from './items/add-item.tsx';
import { useMenuName } from './menu-name.tsx';
import { menusCalls } from './menus-calls.ts';
import { menuItems } from './menus-screens.ts';
import { menusMessages } from './messages/catalog.ts';
import { MenuForm } from './order/menu-form.tsx';

const trashTab = 'trash';

/** Screen of the menus of the site as tabs, the primary one first, and of the trash of their items. */
export function MenuEditorScreen() {
  const t = useMessages(menusMessages);
  const { data, error, refetch } = menusCalls.useListMenusQuery({ query: { sort: '-key', perPage: 100 } });
  if (data) return <Editor menus={data.records as unknown as readonly MenuRecord[]} reload={refetch} />;
  return (
    <ConsolePage>
      <PageHeader title={t('title')} description={t('description')} />
      {error ? (
        <ErrorState
          title={t('loadFailed')}
          message={(error as ApiError).message}
          retryText={t('tryAgain')}
          onRetry={() => void refetch()}
        />
      ) : (
        <RowsSkeleton label={t('loading')} />
      )}
    </ConsolePage>
  );
}

interface Props {
  readonly menus: readonly MenuRecord[];
  readonly reload: () => unknown;
}

function Editor({ menus, reload }: Props) {
  const t = useMessages(menusMessages);
  const [params] = useSearchParams();
  const tab = params.get('tab');
  const menu = menus.find(({ key }) => key === tab) ?? menus[0];
  const views = useViews(menus, tab === trashTab ? trashTab : menu?.key);
  if (!menu) return <PageMessage title={t('noMenus')} />;
  return (
    <ConsolePage>
      <PageHeader title={t('title')} description={t('description')} action={<AddItem menu={menu.id} />} />
      {tab === trashTab ? (
        <ResourceListContent screens={menuItems} views={views} viewsLabel={t('tabs')} />
      ) : (
        <MenuForm key={menu.id} menu={menu} views={views} reload={reload} />
      )}
    </ConsolePage>
  );
}

/** Returns the tabs: the menus, and the trash for users who may restore items from it. */
function useViews(menus: readonly MenuRecord[], current: string | undefined) {
  const t = useMessages(menusMessages);
  const nameOf = useMenuName();
  const { pathname } = useLocation();
  const canRestore = usePermission('modifyMenuItems');
  const viewOf = (key: string, label: string, query: string) => ({
    key,
    label,
    to: `${pathname}?${query}`,
    isCurrent: key === current,
  });
  return [
    ...menus.map(({ key }) => viewOf(key, nameOf(key), `tab=${encodeURIComponent(key)}`)),
    ...(canRestore ? [viewOf(trashTab, t('trash'), `tab=${trashTab}&trash=true`)] : []),
  ];
}
