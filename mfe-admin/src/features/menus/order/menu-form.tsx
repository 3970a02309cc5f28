import { useMessages } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { FormLayout, ListCard, type ListView } from '@porchlight/console-ui';
import type { MenuEntry, MenuRecord } from '@porchlight/contracts/content';
import { SaveBar } from '@porchlight/forms';
import { RecordHistory, type AnyRecord } from '@porchlight/resource-kit';
import { EmptyState } from '@porchlight/ui';
import { useState } from 'react';
import { AddItem } from '../items/add-item.tsx';
import { RemovalDialog } from '../items/removal-dialog.tsx';
import { menus } from '../menus-screens.ts';
import { menusMessages } from '../messages/catalog.ts';
import { MenuPreview } from './menu-preview.tsx';
import { MenuTree } from './menu-tree.tsx';
import { OrderRefusal } from './order-refusal.tsx';
import { useOrder } from './use-order.ts';

interface Props {
  readonly menu: MenuRecord;
  readonly views: readonly ListView[];
  /** Loads the menus again. */
  readonly reload: () => unknown;
}

/** Form of the order of a menu, beside its preview and history. */
export function MenuForm({ menu, views, reload }: Props) {
  const t = useMessages(menusMessages);
  const order = useOrder(menu, reload);
  const [removed, setRemoved] = useState<MenuEntry>();
  const childrenOf = (id: string) => menu.items.find((branch) => branch.id === id)?.children ?? [];
  const side = (
    <>
      <MenuPreview entries={menu.entries} order={order.items} />
      <RecordHistory
        screens={menus}
        record={menu as unknown as AnyRecord}
        title={t('menus.history')}
        onReverted={order.discard}
      />
    </>
  );
  return (
    <FormLayout side={side}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void order.submit();
        }}
      >
        <OrderRefusal order={order} />
        <ListCard views={views} viewsLabel={t('tabs')} link={Link}>
          {order.items.length > 0 ? (
            <MenuTree menu={menu} order={order} onRemove={setRemoved} />
          ) : (
            <EmptyState title={t('empty')} acts={<AddItem menu={menu.id} />} />
          )}
        </ListCard>
        <SaveBar isDirty={order.isDirty} isBusy={order.isBusy} saveText={t('save')} onDiscard={order.discard} />
      </form>
      {removed && (
        <RemovalDialog
          item={removed}
          childCount={childrenOf(removed.id).length}
          isBlocked={order.isDirty}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </FormLayout>
  );
}
