import { useMessages, usePermission } from '@porchlight/client';
import { useNavigate } from '@porchlight/client/router';
import type { MenuEntry, MenuRecord } from '@porchlight/contracts/content';
import type { OpenForm } from '@porchlight/resource-kit';
import { Button } from '@porchlight/ui';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useState } from 'react';
import { menusCalls } from '../menus-calls.ts';
import { menuItems } from '../menus-screens.ts';
import { menusMessages } from '../messages/catalog.ts';
import { RemovalDialog } from './removal-dialog.tsx';

/** Button that deletes the item of a form after a confirmation, and leads back to the editor. */
export function DeleteItem({ record }: OpenForm) {
  const t = useMessages(menusMessages);
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const { data } = menusCalls.useListMenusQuery({ query: { sort: '-key', perPage: 100 } });
  const canRemove = usePermission('modifyMenuItems');
  if (!canRemove || !record || record.deletedAt) return null;
  const order = ((data?.records ?? []) as unknown as readonly MenuRecord[]).flatMap(({ items }) => items);
  return (
    <>
      <Button icon={IconTrash} onClick={() => setAsking(true)}>
        {t('removeItem')}
      </Button>
      {isAsking && (
        <RemovalDialog
          item={{ id: record.id, version: record.version, label: record['label'] as MenuEntry['label'] }}
          childCount={order.find(({ id }) => id === record.id)?.children.length ?? 0}
          onClose={() => setAsking(false)}
          onRemoved={() => navigate(menuItems.paths.list)}
        />
      )}
    </>
  );
}
