import { useMessages } from '@porchlight/client';
import { KeyValue } from '@porchlight/console-ui';
import { Switch, TextInput } from '@porchlight/ui';
import type { ListingForm } from '../form/use-listing-form.ts';
import { editorMessages } from '../messages/catalog.ts';
import { FieldError } from './field-error.tsx';
import { Section } from './section.tsx';
import css from './sections.module.css';

/** The address, which stays; the unit, and how much of both visitors see. */
export function AddressSection({ form }: { readonly form: ListingForm }) {
  const t = useMessages(editorMessages);
  const { street, city, province, postalCode } = form.stored;
  const { hideExactAddress: isHidden, unitNumber } = form.values;
  const address = [street, unitNumber.trim()].filter(Boolean).join(', ');
  return (
    <Section name="address">
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
      <div id={`${form.id}-hideExactAddress`} tabIndex={-1}>
        <Switch
          label={t('field.hideExactAddress')}
          hint={isHidden ? t('hiddenAddress', { city }) : t('shownAddress', { address })}
          checked={isHidden}
          onChange={({ target }) => form.set('hideExactAddress', target.checked)}
        />
        <FieldError>{form.errors.hideExactAddress}</FieldError>
      </div>
    </Section>
  );
}
