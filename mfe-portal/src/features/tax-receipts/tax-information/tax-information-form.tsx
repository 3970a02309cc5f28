import { useMessages } from '@porchlight/client';
import type { TaxInformation } from '@porchlight/contracts/commerce';
import { FormSummary, SaveBar, useFormMessages } from '@porchlight/forms';
import { TextInput } from '@porchlight/ui';
import { taxReceiptsMessages } from '../messages/catalog.ts';
import { ReceiptPreview } from './receipt-preview.tsx';
import css from './tax-information.module.css';
import { useTaxInformationForm } from './use-tax-information-form.ts';

interface Props {
  readonly saved: TaxInformation;
  readonly onSaved: (saved: TaxInformation) => void;
  readonly onDiscard: () => void;
}

/** Form of what receipts state about the company, beside a preview of the next receipt. */
export function TaxInformationForm({ saved, onSaved, onDiscard }: Props) {
  const t = useMessages(taxReceiptsMessages);
  const tForm = useFormMessages();
  const { form, isDirty } = useTaxInformationForm(saved, onSaved);
  const optional = tForm('optional');
  return (
    <form aria-label={t('detailsTitle')} {...form.props}>
      <FormSummary form={form} />
      <div className={css.columns}>
        <div className={css.fields}>
          <TextInput {...form.field('companyName')} autoComplete="organization" maxLength={120} />
          <TextInput
            {...form.field('companyAddress')}
            optional={optional}
            autoComplete="address-line1"
            maxLength={120}
          />
          <TextInput
            {...form.field('companyAddressCont')}
            optional={optional}
            autoComplete="address-line2"
            maxLength={120}
          />
          <TextInput
            {...form.field('companyWebsite')}
            optional={optional}
            hint={t('websiteHint')}
            type="url"
            inputMode="url"
            autoComplete="url"
            maxLength={200}
          />
        </div>
        <ReceiptPreview values={form.values} />
      </div>
      <SaveBar isDirty={isDirty} isBusy={form.isBusy} saveText={t('save')} onDiscard={onDiscard} />
    </form>
  );
}
