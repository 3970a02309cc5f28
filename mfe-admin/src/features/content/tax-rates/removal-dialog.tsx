import { flash, useFormat, useMessages, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import type { ProvinceTaxRate, ProvinceTaxRates } from '@porchlight/contracts/commerce';
import { ConfirmDialog } from '@porchlight/console-ui';
import { taxRatesMessages } from './messages/catalog.ts';
import { useRateName } from './tax-rate-list.tsx';
import { taxRatesCalls } from './tax-rates-calls.ts';

interface Props {
  readonly list: ProvinceTaxRates;
  /** Planned rate. */
  readonly rate: ProvinceTaxRate;
  readonly onClose: () => void;
}

/** Confirmation before a planned tax rate is removed. */
export function RemovalDialog({ list: { province, version }, rate, onClose }: Props) {
  const t = useMessages(taxRatesMessages);
  const format = useFormat();
  const dispatch = useDispatch();
  const nameOf = useRateName();
  const [remove, { isLoading }] = taxRatesCalls.useRemoveTaxRateMutation();
  const confirm = async () => {
    const { error } = await remove({ params: { province, id: rate.id }, body: { version } });
    const text = error ? (error as ApiError).message : t('saved');
    dispatch(flash({ type: error ? 'error' : 'success', text }));
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title={t('removeTitle')}
      confirmText={t('remove')}
      cancelText={t('cancel')}
      closeLabel={t('close')}
      isBusy={isLoading}
      busyText={t('removing')}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <p>{t('removeText', { rate: nameOf(rate), from: format.date(rate.validFrom, 'long') })}</p>
    </ConfirmDialog>
  );
}
