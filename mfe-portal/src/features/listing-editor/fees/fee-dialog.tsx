import { useMessages } from '@porchlight/client';
import { feeRequirements, feeTimings, feeTypes, type Fee } from '@porchlight/contracts/catalog';
import { useFormMessages } from '@porchlight/forms';
import { Button, Checkbox, Dialog, Select, TextInput } from '@porchlight/ui';
import { useId } from 'react';
import { editorMessages } from '../messages/catalog.ts';
import css from './fees.module.css';
import { useFeeForm } from './use-fee-form.ts';

interface Props {
  /** Absent for a new fee. */
  readonly fee: Fee | undefined;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onDone: (fee: Fee) => void;
}

/** Dialog that adds or changes a fee of the form; it is saved with the listing. */
export function FeeDialog({ fee, isOpen, onClose, onDone }: Props) {
  const t = useMessages(editorMessages);
  const tForm = useFormMessages();
  const id = useId();
  const form = useFeeForm(fee, onDone);
  const { value: refundable, onChange } = form.field('refundable');
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t(fee ? 'feeTitle' : 'newFeeTitle')}
      closeLabel={tForm('close')}
      foot={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button look="primary" type="submit" form={id}>
            {t(fee ? 'applyFee' : 'addFee')}
          </Button>
        </>
      }
    >
      <form id={id} className={css.form} {...form.props}>
        <Select {...form.field('type')} choices={feeTypes.map((value) => ({ value, label: t(`feeType.${value}`) }))} />
        <TextInput {...form.field('name')} hint={t('feeNameHint')} />
        <TextInput {...form.field('amount')} inputMode="numeric" />
        <Select
          {...form.field('timing')}
          choices={feeTimings.map((value) => ({ value, label: t(`feeTiming.${value}`) }))}
        />
        <Select
          {...form.field('requirement')}
          choices={feeRequirements.map((value) => ({ value, label: t(`feeRequirement.${value}`) }))}
        />
        <Checkbox
          label={t('refundable')}
          checked={refundable !== ''}
          onChange={({ target }) => onChange({ target: { value: target.checked ? 'yes' : '' } })}
        />
      </form>
    </Dialog>
  );
}
