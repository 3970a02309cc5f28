import { useMessages, usePermission } from '@porchlight/client';
import type { BillingInformation } from '@porchlight/contracts/commerce';
import { billingInformationCalls } from '../../../shared/billing-information/billing-information-calls.ts';
import { taxReceiptsMessages } from '../messages/catalog.ts';
import css from './tax-information.module.css';
import type { TaxInformationValues } from './use-tax-information-form.ts';

const billingLines = ({ line1, line2, city, province, postalCode }: BillingInformation) => [
  line1,
  line2 ?? '',
  `${city} ${province} ${postalCode}`,
];

/** The buyer as the next receipt states it: the billing address follows the details of the company. */
export function ReceiptPreview({ values }: { readonly values: TaxInformationValues }) {
  const t = useMessages(taxReceiptsMessages);
  const { data } = billingInformationCalls.useGetBillingInformationQuery(undefined, {
    skip: !usePermission('viewBilling'),
  });
  const billing = data?.billingInformation;
  const company = values.companyName.trim();
  const lines = [
    values.companyAddress.trim(),
    values.companyAddressCont.trim(),
    ...(billing ? [company && billing.name, ...billingLines(billing)] : []),
  ].filter(Boolean);
  return (
    <section className={css.preview} aria-labelledby="receipt-preview">
      <h3 id="receipt-preview">{t('preview')}</h3>
      <div className={css.paper}>
        <span className={css.label}>{t('billedTo')}</span>
        <strong>{company || billing?.name || t('companyMissing')}</strong>
        {[...new Set(lines)].map((line) => (
          <span key={line}>{line}</span>
        ))}
        {values.companyWebsite.trim() && <span>{values.companyWebsite.trim()}</span>}
      </div>
    </section>
  );
}
