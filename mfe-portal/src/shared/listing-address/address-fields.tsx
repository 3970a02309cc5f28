import { useMessages } from '@porchlight/client';
import { TextInput } from '@porchlight/ui';
import { useRef, useState, type ReactNode } from 'react';
import { useAddressCheck, type AddressErrors, type AddressField } from './address-errors.ts';
import type { AddressCity, AddressValues } from './address-values.ts';
import { CityField } from './city-field.tsx';
import css from './listing-address.module.css';
import { addressMessages } from './messages/catalog.ts';
import { PinField } from './pin-field.tsx';

interface Props {
  /** Prefix of the ids of the fields: `{id}-street`, `{id}-city`, `{id}-postalCode` and `{id}-pin`. */
  readonly id: string;
  readonly values: AddressValues;
  readonly onChange: (values: AddressValues) => void;
  readonly errors?: AddressErrors | undefined;
  /** Field of the unit, which the form owns; it stands beside the street. */
  readonly unitField?: ReactNode;
  readonly isDisabled?: boolean;
}

const movesPin: Partial<AddressValues> = { latitude: undefined, longitude: undefined, isPinConfirmed: false };

/** Returns the errors of the form, and of the fields that lost the focus. */
function useShownErrors(values: AddressValues, errors: AddressErrors) {
  const check = useAddressCheck();
  const [left, setLeft] = useState<ReadonlySet<AddressField>>(new Set());
  const found = left.size > 0 ? check(values) : {};
  return {
    errorOf: (name: AddressField) => errors[name] ?? (left.has(name) ? found[name] : undefined),
    leave: (name: AddressField) => setLeft((before) => new Set([...before, name])),
  };
}

/** Fields of a home's address, with a pin on a map. Filled-in fields are checked when they lose the focus. */
export function AddressFields({ id, values, onChange, errors = {}, unitField, isDisabled = false }: Props) {
  const t = useMessages(addressMessages);
  const { errorOf, leave } = useShownErrors(values, errors);
  // The city before the text was changed: choosing it again leaves the pin where it is.
  const lastPath = useRef(values.city?.path);
  const set = (changed: Partial<AddressValues>) => onChange({ ...values, ...changed });
  const setCity = (city: AddressCity | undefined) => {
    const before = values.city?.path ?? lastPath.current;
    lastPath.current = city?.path ?? before;
    set({ city, ...(city && city.path !== before ? movesPin : {}) });
  };
  const text = (name: 'street' | 'postalCode') => ({
    id: `${id}-${name}`,
    label: t(name),
    value: values[name],
    error: errorOf(name),
    onChange: ({ target }: { readonly target: { readonly value: string } }) => set({ [name]: target.value }),
    onBlur: () => {
      if (values[name].trim() !== '') leave(name);
    },
  });
  return (
    <fieldset disabled={isDisabled} className={css.fields} aria-label={t('address')}>
      <div className={css.wide}>
        <TextInput {...text('street')} autoComplete="off" maxLength={100} placeholder={t('streetHint')} />
        {unitField}
      </div>
      <div className={css.wide}>
        <CityField
          id={`${id}-city`}
          city={values.city}
          onChange={setCity}
          onLeave={() => leave('city')}
          error={errorOf('city')}
        />
        <TextInput {...text('postalCode')} autoComplete="off" maxLength={10} />
      </div>
      <PinField id={`${id}-pin`} values={values} onChange={set} error={errorOf('pin')} isDisabled={isDisabled} />
    </fieldset>
  );
}
