import { useLanguage, useMessages } from '@porchlight/client';
import { canadianProvinces } from '@porchlight/contracts';
import { usStates } from '@porchlight/contracts/commerce';
import { useFormMessages, type FieldState } from '@porchlight/forms';
import { Select, TextInput } from '@porchlight/ui';
import type { BillingField } from './use-billing-form.ts';
import css from './billing-information.module.css';
import { billingInformationMessages } from './messages/catalog.ts';
import { useProvinceName } from './use-province-name.ts';

interface Props {
  readonly form: { readonly field: (name: BillingField) => FieldState };
}

/** Fields of the billing information. */
export const BillingFields = ({ form }: Props) => {
  const tForm = useFormMessages();
  return (
    <div className={css.fields}>
      <TextInput {...form.field('name')} autoComplete="billing organization" maxLength={100} />
      <TextInput {...form.field('phone')} type="tel" autoComplete="billing tel" inputMode="tel" maxLength={30} />
      <TextInput {...form.field('line1')} autoComplete="billing address-line1" maxLength={100} />
      <TextInput
        {...form.field('line2')}
        optional={tForm('optional')}
        autoComplete="billing address-line2"
        maxLength={100}
      />
      <div className={css.pair}>
        <TextInput {...form.field('city')} autoComplete="billing address-level2" maxLength={60} />
        <ProvinceField {...form.field('province')} />
      </div>
      <div className={css.pair}>
        <TextInput {...form.field('postalCode')} autoComplete="billing postal-code" maxLength={10} />
      </div>
    </div>
  );
};

function ProvinceField(field: FieldState) {
  const t = useMessages(billingInformationMessages);
  const nameOf = useProvinceName();
  const language = useLanguage();
  const groups = [
    { label: t('canada'), codes: canadianProvinces },
    { label: t('unitedStates'), codes: usStates },
  ];
  const byName = (one: string, other: string) => nameOf(one).localeCompare(nameOf(other), language);
  return (
    <Select
      {...field}
      autoComplete="billing address-level1"
      choices={field.value ? [] : [{ value: '', label: t('chooseProvince') }]}
    >
      {groups.map(({ label, codes }) => (
        <optgroup key={label} label={label}>
          {[...codes].sort(byName).map((code) => (
            <option key={code} value={code}>
              {nameOf(code)}
            </option>
          ))}
        </optgroup>
      ))}
    </Select>
  );
}
