import { useMessages } from '@porchlight/client';
import { taxNames } from '@porchlight/contracts/commerce';
import { FormSummary } from '@porchlight/forms';
import { Button, Checkbox, Dialog, Select, TextInput } from '@porchlight/ui';
import { taxRatesMessages } from './messages/catalog.ts';
import css from './tax-rates.module.css';
import { useTaxRateForm, type TaxRateDraft } from './use-tax-rate-form.ts';

/** Dialog that plans a tax rate or changes a planned one. */
export function TaxRateDialog({ draft, onClose }: { readonly draft: TaxRateDraft; readonly onClose: () => void }) {
  const t = useMessages(taxRatesMessages);
  const { form, applies, setApplies } = useTaxRateForm(draft, onClose);
  const formId = `${form.id}-form`;
  const choices = taxNames.map((value) => ({ value, label: t(`name.${value}`) }));
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(draft.rate?.state === 'planned' ? 'changeTitle' : 'plan')}
      closeLabel={t('close')}
      foot={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button look="primary" type="submit" form={formId} isBusy={form.isBusy} busyText={t('saving')}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id={formId} className={css.form} {...form.props}>
        <FormSummary form={form} title={t('notSaved')} />
        <Select {...form.field('name')} choices={[{ value: '', label: t('choose') }, ...choices]} />
        <TextInput {...form.field('ratePpm')} hint={t('percentageHint')} inputMode="decimal" autoComplete="off" />
        <TextInput {...form.field('validFrom')} type="date" hint={t('validFromHint')} />
        <Checkbox
          label={t('charged')}
          hint={t('chargedHint')}
          checked={applies}
          onChange={(event) => setApplies(event.target.checked)}
        />
        <TextInput {...form.field('registrationNumber')} hint={t('numberHint')} autoComplete="off" />
      </form>
    </Dialog>
  );
}
