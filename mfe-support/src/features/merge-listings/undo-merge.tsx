import { useMessages, type ApiError } from '@porchlight/client';
import { ConfirmDialog } from '@porchlight/console-ui';
import type { ListingMerge } from '@porchlight/contracts/catalog';
import { Button } from '@porchlight/ui';
import { useState } from 'react';
import { mergeListingsCalls } from './merge-calls.ts';
import { mergeListingsMessages } from './messages/catalog.ts';

interface Props {
  readonly companyId: string;
  readonly merge: ListingMerge;
  readonly onUndone?: () => void;
}

/** Button that undoes a merge after a confirmation. */
export function UndoMerge({ companyId, merge: { id, canonical }, onUndone }: Props) {
  const t = useMessages(mergeListingsMessages);
  const [isAsking, setAsking] = useState(false);
  const [undo, { isLoading, error }] = mergeListingsCalls.useUndoListingMergeMutation();
  const { title } = canonical;
  const confirm = async () => {
    const { data } = await undo({ params: { companyId, id } });
    if (!data) return;
    setAsking(false);
    onUndone?.();
  };
  return (
    <>
      <Button aria-label={t('undoOf', { title })} onClick={() => setAsking(true)}>
        {t('undo')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('undoTitle')}
        confirmText={t('undo')}
        cancelText={t('cancel')}
        closeLabel={t('close')}
        isBusy={isLoading}
        busyText={t('undoing')}
        failure={(error as ApiError | undefined)?.message}
        failureTitle={t('undoFailed')}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      >
        <p>{t('undoText', { title })}</p>
      </ConfirmDialog>
    </>
  );
}
