import { useMessages } from '@porchlight/client';
import type { Company } from '@porchlight/contracts/accounts';
import { useFormMessages, type FieldState } from '@porchlight/forms';
import { Select, TextInput } from '@porchlight/ui';
import { accountDetailsMessages } from '../messages/catalog.ts';
import css from './company.module.css';
import type { CompanyField } from './use-company-form.ts';

const kinds: readonly Company['kind'][] = ['owner', 'manager', 'agent'];

interface Props {
  readonly form: { readonly field: (name: CompanyField) => FieldState };
}

/** Fields that verification makes read-only. */
export function IdentityFields({ form }: Props) {
  const t = useMessages(accountDetailsMessages);
  const optional = useFormMessages()('optional');
  return (
    <>
      <TextInput {...form.field('name')} autoComplete="organization" maxLength={120} />
      <Select {...form.field('kind')} choices={kinds.map((value) => ({ value, label: t(value) }))} />
      <TextInput {...form.field('legalName')} optional={optional} maxLength={120} />
      <TextInput {...form.field('licenceNumber')} optional={optional} maxLength={60} />
    </>
  );
}

/** Contact details of the company, which the landlord can always change. */
export function ContactFields({ form }: Props) {
  const t = useMessages(accountDetailsMessages);
  const optional = useFormMessages()('optional');
  return (
    <>
      <div className={css.pair}>
        <TextInput
          {...form.field('phone')}
          optional={optional}
          type="tel"
          inputMode="tel"
          autoComplete="work tel"
          maxLength={30}
        />
        <TextInput
          {...form.field('email')}
          optional={optional}
          type="email"
          inputMode="email"
          autoComplete="work email"
          maxLength={254}
        />
      </div>
      <TextInput
        {...form.field('website')}
        optional={optional}
        hint={t('websiteHint')}
        type="url"
        inputMode="url"
        autoComplete="url"
        maxLength={200}
      />
      <TextInput {...form.field('city')} optional={optional} autoComplete="address-level2" maxLength={120} />
    </>
  );
}
