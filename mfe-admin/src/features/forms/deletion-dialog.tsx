import { flash, useMessages, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { ConfirmDialog } from '@porchlight/console-ui';
import type { FormSubmission } from '@porchlight/contracts/content';
import { formsCalls } from './forms-calls.ts';
import { formsMessages } from './messages/catalog.ts';

/** Asks before a message is deleted for good. */
export function DeletionDialog({
  submission: { id, answers },
  onClose,
}: {
  readonly submission: FormSubmission;
  readonly onClose: () => void;
}) {
  const t = useMessages(formsMessages);
  const dispatch = useDispatch();
  const [remove, { isLoading, error }] = formsCalls.useDeleteFormSubmissionMutation();
  const confirm = async () => {
    const { error: refusal } = await remove({ params: { id } });
    if (refusal) return;
    dispatch(flash({ type: 'success', text: t('deleted') }));
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title={t('deleteTitle')}
      failure={(error as ApiError | undefined)?.message}
      failureTitle={t('deleteFailed')}
      confirmText={t('deleteConfirm')}
      cancelText={t('cancel')}
      closeLabel={t('close')}
      isBusy={isLoading}
      busyText={t('deleting')}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <p>{t('deleteText', { name: answers.name })}</p>
    </ConfirmDialog>
  );
}
