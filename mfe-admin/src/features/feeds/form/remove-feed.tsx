import { useMessages } from '@porchlight/client';
import { useNavigate } from '@porchlight/client/router';
import { ConfirmDialog } from '@porchlight/console-ui';
import { useRemoval, type AnyRecord } from '@porchlight/resource-kit';
import { Button } from '@porchlight/ui';
import { useState } from 'react';
import { feeds } from '../feed-screens.ts';
import { feedOf } from '../list/feed-of.ts';
import { feedsMessages } from '../messages/catalog.ts';

/** Button that removes a feed after a confirmation, which says what becomes of its homes. */
export function RemoveFeed({ record }: { readonly record: AnyRecord }) {
  const t = useMessages(feedsMessages);
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const { name, homes } = feedOf(record);
  const { failure, isBusy, remove } = useRemoval(feeds, record, {
    doneText: t('removed', { name }),
    onDone: () => navigate(feeds.paths.list),
  });
  return (
    <>
      <Button look="link" onClick={() => setAsking(true)}>
        {t('remove')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('removeTitle', { name })}
        confirmText={t('remove')}
        cancelText={t('cancel')}
        closeLabel={t('close')}
        isBusy={isBusy}
        busyText={t('removing')}
        failure={failure}
        failureTitle={t('removeFailed')}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      >
        <p>{t('removeText')}</p>
        <p>{t('removeHomes', { count: homes })}</p>
      </ConfirmDialog>
    </>
  );
}
