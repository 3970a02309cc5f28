import { RecordField, type OpenForm } from '@porchlight/resource-kit';
import { useEffect } from 'react';
import { promoCodes } from '../offers/offer-screens.ts';
import { CodeField } from './code-field.tsx';
import { valueFields } from './value-fields.ts';

const others = [
  'currency',
  'bundles',
  'isForNewCustomers',
  'minPriceCents',
  'maxUses',
  'maxUsesPerCompany',
  'budgetCents',
  'startsAt',
  'endsAt',
  'isActive',
];

/** Fields of a promo code. Of the three values only the one of the chosen kind is shown; the others are emptied. */
export function PromoFields({ edited, record }: OpenForm) {
  const { getValues, setFieldValue } = edited.form;
  const { kind } = getValues();
  useEffect(() => {
    const values = getValues();
    for (const [one, name] of Object.entries(valueFields))
      if (one !== kind && values[name] !== '') setFieldValue(name, '');
  }, [kind, getValues, setFieldValue]);
  const valueField = valueFields[kind as keyof typeof valueFields];
  const names = ['kind', valueField, ...others];
  return (
    <>
      <CodeField edited={edited} isFixed={record?.isUsed === true} />
      {names.map((name) => (
        <RecordField key={name} screens={promoCodes} edited={edited} name={name} isRequired={name === valueField} />
      ))}
    </>
  );
}
