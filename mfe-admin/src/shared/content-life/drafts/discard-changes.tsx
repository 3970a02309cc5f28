import { flash, useMessages, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { ConfirmDialog } from '@porchlight/console-ui';
import type { AnyRecord } from '@porchlight/resource-kit';
import { Button } from '@porchlight/ui';
import { useState } from 'react';
import { contentLifeMessages } from '../messages/catalog.ts';
import type { PublicationProps } from '../publication/publication-card.tsx';

/** Button that returns to the saved text of a record, after a confirmation. */
export function DiscardChanges({ life, edited, record, autosave }: PublicationProps) {
  const t = useMessages(contentLifeMessages);
  const dispatch = useDispatch();
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<ApiError>();
  const discard = async () => {
    const running = autosave.running();
    if (running) await running;
    const request = { params: { id: record.id }, body: { version: edited.version() ?? record.version } };
    const { data, error } = await dispatch(life.calls.discardDraft.initiate(request));
    setFailure(error as ApiError | undefined);
    if (!data) return;
    const { draft: _, ...saved } = record;
    edited.reset({ ...saved, ...data } as AnyRecord);
    autosave.restart();
    setAsking(false);
    dispatch(flash({ type: 'success', text: t('discarded') }));
  };
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t('discardChanges')}</Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('discardTitle')}
        confirmText={t('discardChanges')}
        cancelText={t('cancel')}
        closeLabel={t('close')}
        failure={failure?.message}
        onConfirm={() => void discard()}
        onCancel={() => setAsking(false)}
      >
        <p>{t('discardText')}</p>
      </ConfirmDialog>
    </>
  );
}
