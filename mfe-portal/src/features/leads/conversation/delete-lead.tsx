import { flash, useMessages, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { useNavigate } from '@porchlight/client/router';
import { ConfirmDialog } from '@porchlight/console-ui';
import type { Lead } from '@porchlight/contracts/catalog';
import { Notice } from '@porchlight/ui';
import { fullNameOf } from '../../../shared/leads/lead-names.ts';
import { leadsCalls } from '../leads-calls.ts';
import { leadsMessages } from '../messages/catalog.ts';
import css from './conversation.module.css';

interface Props {
  readonly lead: Lead;
  readonly isOpen: boolean;
  readonly listHref: string;
  readonly onClose: () => void;
}

/** Asks for a confirmation, deletes the lead, and returns to the list. */
export function DeleteLead({ lead, isOpen, listHref, onClose }: Props) {
  const t = useMessages(leadsMessages);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [send, { isLoading, error }] = leadsCalls.useDeleteLeadMutation();
  const confirm = async () => {
    const response = await send({ params: { id: lead.id } });
    if (response.error) return;
    dispatch(flash({ type: 'success', text: t('deleted') }));
    navigate(listHref);
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('deleteTitle', { name: fullNameOf(lead) })}
      confirmText={t('delete')}
      cancelText={t('cancel')}
      closeLabel={t('close')}
      isBusy={isLoading}
      busyText={t('deleting')}
      onConfirm={() => void confirm()}
      onCancel={() => {
        if (!isLoading) onClose();
      }}
    >
      <div className={css.dialog}>
        <p>{t('deleteText', { name: lead.firstName })}</p>
        {error && (
          <Notice tone="danger" role="alert" title={t('deleteFailed')}>
            {(error as ApiError).message}
          </Notice>
        )}
      </div>
    </ConfirmDialog>
  );
}
