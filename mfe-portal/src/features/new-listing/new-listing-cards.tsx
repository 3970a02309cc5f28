import { useMessages, useNow } from '@porchlight/client';
import { FormSection } from '@porchlight/console-ui';
import { availableDays } from '@porchlight/contracts/catalog';
import { useFormMessages } from '@porchlight/forms';
import { Select, TextInput } from '@porchlight/ui';
import { AddressFields } from '../../shared/listing-address/address-fields.tsx';
import { countryOf } from '../../shared/listing-address/address-values.ts';
import { newListingMessages } from './messages/catalog.ts';
import css from './new-listing.module.css';
import { useNewListingChoices, useNewListingField } from './use-new-listing-field.ts';
import type { NewListingForm } from './use-new-listing-form.ts';

interface Props {
  readonly form: NewListingForm;
}

/** Where the home is. */
export function WhereCard({ form }: Props) {
  const t = useMessages(newListingMessages);
  const tForm = useFormMessages();
  const field = useNewListingField(form);
  return (
    <FormSection title={t('where')}>
      <AddressFields
        id={form.id}
        values={form.values.address}
        errors={form.errors}
        onChange={(address) => form.set('address', address)}
        unitField={
          <TextInput {...field('unitNumber')} optional={tForm('optional')} autoComplete="off" maxLength={25} />
        }
      />
    </FormSection>
  );
}

/** What kind of home it is, and its rooms. */
export function WhatCard({ form }: Props) {
  const t = useMessages(newListingMessages);
  const field = useNewListingField(form);
  const choices = useNewListingChoices();
  return (
    <FormSection title={t('what')}>
      <div className={css.pair}>
        <Select {...field('rentalType')} choices={choices.rentalType} />
        <Select {...field('listingKind')} choices={choices.listingKind} />
      </div>
      <div className={css.triple}>
        <Select {...field('beds')} choices={choices.beds} />
        <Select {...field('bathsFull')} choices={choices.bathsFull} />
        <Select {...field('bathsHalf')} choices={choices.bathsHalf} />
      </div>
      <div className={css.pair}>
        <Select {...field('lang')} choices={choices.lang} hint={t('langHint')} />
      </div>
    </FormSection>
  );
}

const dayMs = 86_400_000;
const dayFrom = (now: Date, days: number) => new Date(now.getTime() + days * dayMs).toISOString().slice(0, 10);

/** What it costs, and from when it is free. */
export function RentCard({ form }: Props) {
  const t = useMessages(newListingMessages);
  const field = useNewListingField(form);
  const now = useNow();
  const { city } = form.values.address;
  return (
    <FormSection title={t('rentAndDate')}>
      <div className={css.pair}>
        <TextInput
          {...field('rent')}
          inputMode="numeric"
          autoComplete="off"
          hint={t('rentHint', { country: city ? countryOf(city) : '' })}
        />
        <TextInput
          {...field('availableDate')}
          type="date"
          min={dayFrom(now, -availableDays.past)}
          max={dayFrom(now, availableDays.future)}
        />
      </div>
    </FormSection>
  );
}
