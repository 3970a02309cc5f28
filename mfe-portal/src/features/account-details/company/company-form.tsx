import { useMessages } from '@porchlight/client';
import type { Company } from '@porchlight/contracts/accounts';
import { FormSummary, SaveBar } from '@porchlight/forms';
import { accountDetailsMessages } from '../messages/catalog.ts';
import { ContactFields, IdentityFields } from './company-fields.tsx';
import css from './company.module.css';
import { useCompanyForm } from './use-company-form.ts';
import { isVerified } from './verification.ts';
import { VerifiedDetails } from './verified-details.tsx';

interface Props {
  readonly saved: Company;
  readonly onSaved: (saved: Company) => void;
  readonly onDiscard: () => void;
}

/** Form of the landlord's company. */
export function CompanyForm({ saved, onSaved, onDiscard }: Props) {
  const t = useMessages(accountDetailsMessages);
  const { form, isDirty } = useCompanyForm(saved, onSaved);
  return (
    <form aria-label={t('companyTitle')} {...form.props}>
      <FormSummary form={form} />
      <div className={css.fields}>
        {isVerified(saved) ? <VerifiedDetails company={saved} /> : <IdentityFields form={form} />}
        <ContactFields form={form} />
      </div>
      <SaveBar isDirty={isDirty} isBusy={form.isBusy} saveText={t('saveCompany')} onDiscard={onDiscard} />
    </form>
  );
}
