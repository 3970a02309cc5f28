import { flash, useLanguage, useMessages, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { ConfirmDialog } from '@porchlight/console-ui';
import type { ResourceBulkResponse } from '@porchlight/contracts';
import type { MenuEntry } from '@porchlight/contracts/content';
import { callsOf } from '@porchlight/resource-kit';
import { useState } from 'react';
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
  const { failure, isBusy, remove } = useItemRemoval(item, label, () => {
    onClose();
    onRemoved?.();
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

function useItemRemoval({ id, version }: Props['item'], label: string, onDone: () => void) {
  const t = useMessages(menusMessages);
  const dispatch = useDispatch();
  const [send, { isLoading: isBusy }] = callsOf(menuItems.resource).bulk.useMutation();
  const [failure, setFailure] = useState<string>();
  const remove = async () => {
    const { data, error } = await send({ body: { action: 'remove', records: [{ id, version }] } } as never);
    const [result] = (data as unknown as ResourceBulkResponse | undefined)?.results ?? [];
    const message = error ? (error as ApiError).message : result?.message;
    setFailure(message);
    if (message !== undefined) return;
    dispatch(flash({ type: 'success', text: t('removed', { item: label }) }));
    onDone();
  };
  return { failure, isBusy, remove };
}
