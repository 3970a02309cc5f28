import { useLanguage, useMessages, usePermission } from '@porchlight/client';
import { useNavigate } from '@porchlight/client/router';
import { ConfirmDialog } from '@porchlight/console-ui';
import { nameOf, useRemoval, type AnyRecord } from '@porchlight/resource-kit';
import { Button } from '@porchlight/ui';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useState } from 'react';
import { peopleMessages } from '../messages/catalog.ts';
import { madePermissions } from '../people-resources.ts';

/** Button that deletes a permission after a confirmation, and leads back to the list. */
export function DeletePermission({ record }: { readonly record: AnyRecord }) {
  const t = useMessages(peopleMessages);
  const [isAsking, setAsking] = useState(false);
  const name = nameOf(madePermissions, record, useLanguage());
  const navigate = useNavigate();
  const { failure, isBusy, remove } = useRemoval(madePermissions, record, {
    doneText: t('deleted', { name }),
    onDone: () => navigate(madePermissions.paths.list),
  });
  const canRemove = usePermission('modifyPermissions');
  if (!canRemove || record.deletedAt) return null;
  return (
    <>
      <Button icon={IconTrash} onClick={() => setAsking(true)}>
        {t('deletePermission')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('deleteTitle', { name })}
        confirmText={t('deletePermission')}
        cancelText={t('cancel')}
        closeLabel={t('close')}
        isBusy={isBusy}
        busyText={t('deleting')}
        failure={failure}
        failureTitle={t('deleteFailed')}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      >
        <p>{t('deleteText')}</p>
      </ConfirmDialog>
    </>
  );
}
