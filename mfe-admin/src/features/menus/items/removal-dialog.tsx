import { useLanguage, useMessages } from '@porchlight/client';
import { ConfirmDialog } from '@porchlight/console-ui';
import type { MenuEntry } from '@porchlight/contracts/content';
import { useRemoval } from '@porchlight/resource-kit';
import { menuItems } from '../menus-screens.ts';
import { menusMessages } from '../messages/catalog.ts';
import { labelIn } from '../order/label-in.ts';

interface Props {
  readonly item: Pick<MenuEntry, 'id' | 'version' | 'label'>;
  /** Number of items below it. */
  readonly childCount: number;
  /** Whether an unsaved order has to be saved or discarded first. */
  readonly isBlocked?: boolean;
  readonly onClose: () => void;
  readonly onRemoved?: () => void;
}

/** Confirmation before an item moves to the trash, which says that the items below it move up. */
export function RemovalDialog({ item, childCount, isBlocked = false, onClose, onRemoved }: Props) {
  const t = useMessages(menusMessages);
  const label = labelIn(item, useLanguage());
  const { failure, isBusy, remove } = useRemoval(menuItems, item, {
    doneText: t('removed', { item: label }),
    onDone: () => {
      onClose();
      onRemoved?.();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      title={t('removeTitle', { item: label })}
      confirmText={t('removeItem')}
      cancelText={t('cancel')}
      closeLabel={t('close')}
      isBusy={isBusy}
      busyText={t('removing')}
      failure={failure}
      failureTitle={t('removeFailed')}
      onConfirm={isBlocked ? undefined : () => void remove()}
      onCancel={onClose}
    >
      <p>{t(isBlocked ? 'removeUnsaved' : 'removeText')}</p>
      {childCount > 0 && <p>{t('removeChildren', { count: childCount })}</p>}
    </ConfirmDialog>
  );
}
