import { flash, useLanguage, useMessages, usePermission, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { useNavigate } from '@porchlight/client/router';
import { ConfirmDialog } from '@porchlight/console-ui';
import type { ResourceBulkResponse } from '@porchlight/contracts';
import { callsOf, nameOf, type AnyRecord } from '@porchlight/resource-kit';
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
  const { failure, isBusy, remove } = useRemoval(record, name);
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

function useRemoval({ id, version }: AnyRecord, name: string) {
  const t = useMessages(peopleMessages);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [send, { isLoading: isBusy }] = callsOf(madePermissions.resource).bulk.useMutation();
  const [failure, setFailure] = useState<string>();
  const remove = async () => {
    const { data, error } = await send({ body: { action: 'remove', records: [{ id, version }] } } as never);
    const [result] = (data as unknown as ResourceBulkResponse | undefined)?.results ?? [];
    const message = error ? (error as ApiError).message : result?.message;
    setFailure(message);
    if (message !== undefined) return;
    dispatch(flash({ type: 'success', text: t('deleted', { name }) }));
    navigate(madePermissions.paths.list);
  };
  return { failure, isBusy, remove };
}
