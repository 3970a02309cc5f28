import { flash, useMessages, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { ConfirmDialog } from '@porchlight/console-ui';
import type { OwnFloorPlan } from '@porchlight/contracts/catalog';
import { useFormMessages } from '@porchlight/forms';
import { Button } from '@porchlight/ui';
import { useState } from 'react';
import { ownListingCalls } from '../own-listing-calls.ts';
import { floorPlanMessages } from './messages/catalog.ts';

interface Props {
  readonly plan: OwnFloorPlan;
  readonly number: number;
  readonly onRemoved: () => void;
}

/** Button that removes a floor plan, after a confirmation. */
export function RemovePlan({ plan: { id }, number, onRemoved }: Props) {
  const t = useMessages(floorPlanMessages);
  const tForm = useFormMessages();
  const dispatch = useDispatch();
  const [isOpen, setOpen] = useState(false);
  const [remove, { isLoading, error, reset }] = ownListingCalls.useDeleteFloorPlanMutation();
  const close = () => {
    setOpen(false);
    reset();
  };
  const confirm = async () => {
    const { error: refusal } = await remove({ params: { id } });
    // One that is gone was removed in another window.
    if (refusal && (refusal as ApiError).status !== 404) return;
    close();
    onRemoved();
    dispatch(flash({ type: 'success', text: t('planRemoved') }));
  };
  return (
    <>
      <Button
        look="link"
        aria-haspopup="dialog"
        aria-label={t('removePlanNumber', { number })}
        onClick={() => setOpen(true)}
      >
        {t('removePlan')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={t('removePlanTitle')}
        confirmText={t('removePlan')}
        cancelText={t('keepPlan')}
        closeLabel={tForm('close')}
        isBusy={isLoading}
        busyText={t('removingPlan')}
        failure={(error as ApiError | undefined)?.message}
        onConfirm={() => void confirm()}
        onCancel={() => {
          if (!isLoading) close();
        }}
      >
        <p>{t('removePlanText')}</p>
      </ConfirmDialog>
    </>
  );
}
