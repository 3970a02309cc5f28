import { useMessages } from '@porchlight/client';
import { KeyValue } from '@porchlight/console-ui';
import { Switch, TextInput } from '@porchlight/ui';
import { useAddressCheck } from '../../../shared/listing-address/address-errors.ts';
import { AddressFields } from '../../../shared/listing-address/address-fields.tsx';
import type { ListingForm } from '../form/use-listing-form.ts';
import { editorMessages } from '../messages/catalog.ts';
import { FieldError } from './field-error.tsx';
import { Section } from './section.tsx';
import css from './sections.module.css';

interface Props {
  readonly form: ListingForm;
}

/** The address, which stays once the listing was published; the unit, and how much of both visitors see. */
export function AddressSection({ form }: Props) {
  const t = useMessages(editorMessages);
  const { hideExactAddress: isHidden, unitNumber, address } = form.values;
  const city = address.city?.name ?? form.stored.city;
  const shown = [address.street.trim(), unitNumber.trim()].filter(Boolean).join(', ');
  return (
    <Section name="address">
      {form.isDraft ? <DraftAddress form={form} /> : <PublishedAddress form={form} />}
      <div id={`${form.id}-hideExactAddress`} tabIndex={-1}>
        <Switch
          label={t('field.hideExactAddress')}
          hint={isHidden ? t('hiddenAddress', { city }) : t('shownAddress', { address: shown })}
          checked={isHidden}
          onChange={({ target }) => form.set('hideExactAddress', target.checked)}
        />
        <FieldError>{form.errors.hideExactAddress}</FieldError>
      </div>
    </Section>
  );
}

function DraftAddress({ form }: Props) {
  const check = useAddressCheck();
  const { id, values, errors } = form;
  // The form has one message for the address. What only the server can refuse is a pin that is far from the city.
  const found = errors.address === undefined ? {} : check(values.address);
  const shown = Object.keys(found).length > 0 ? found : { pin: errors.address };
  return (
    <div id={`${id}-address`} tabIndex={-1}>
      <AddressFields
        id={`${id}-address`}
        values={values.address}
        errors={shown}
        onChange={(next) => form.set('address', next)}
        unitField={<TextInput {...form.field('unitNumber')} autoComplete="off" />}
      />
    </div>
  );
}

function PublishedAddress({ form }: Props) {
  const t = useMessages(editorMessages);
  const { street, city, province, postalCode } = form.stored;
  return (
    <>
      <div className={css.facts}>
        <KeyValue
          facts={[
            { key: 'street', label: t('street'), value: street },
            { key: 'city', label: t('city'), value: `${city}, ${province}` },
            { key: 'postalCode', label: t('postalCode'), value: postalCode },
          ]}
        />
      </div>
      <p className={css.hint}>{t('addressStays')}</p>
      <div className={css.pair}>
        <TextInput {...form.field('unitNumber')} autoComplete="off" />
      </div>
    </>
  );
}
