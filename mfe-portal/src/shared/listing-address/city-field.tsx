import { useMessages } from '@porchlight/client';
import { Combobox } from '@porchlight/ui';
import IconPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import { useEffect, useRef, useState } from 'react';
import type { AddressCity } from './address-values.ts';
import css from './listing-address.module.css';
import { addressMessages } from './messages/catalog.ts';
import { useCitySuggestions } from './use-city-suggestions.ts';

interface Props {
  readonly id: string;
  readonly city: AddressCity | undefined;
  /** Called with undefined while the text is that of no city. */
  readonly onChange: (city: AddressCity | undefined) => void;
  /** Called when the field loses the focus with a text that is no city. */
  readonly onLeave: () => void;
  readonly error: string | undefined;
}

/** Connects label and error with the input of a combobox, which takes neither. */
function useInput(id: string, hasError: boolean) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const input = box.current?.querySelector('input');
    if (!input) return;
    input.id = id;
    const attributes = { 'aria-invalid': 'true', 'aria-describedby': `${id}-error` };
    for (const [name, value] of Object.entries(attributes))
      if (hasError) input.setAttribute(name, value);
      else input.removeAttribute(name);
  }, [id, hasError]);
  return box;
}

/** Field that finds a city by its name. The city is one of the suggestions. */
export function CityField({ id, city, onChange, onLeave, error }: Props) {
  const t = useMessages(addressMessages);
  const box = useInput(id, error !== undefined);
  const [typed, setTyped] = useState('');
  const { cities, isNothing, isFailed } = useCitySuggestions(typed, !city);
  return (
    <div
      ref={box}
      className={css.city}
      onBlur={() => {
        if (!city && typed.trim() !== '') onLeave();
      }}
    >
      <label htmlFor={id} className={css.label}>
        {t('city')}
      </label>
      <Combobox
        label={t('city')}
        name="city"
        text={city?.name ?? typed}
        placeholder={t('cityHint')}
        icon={IconPin}
        onText={(text) => {
          setTyped(text);
          onChange(undefined);
        }}
        options={cities.map(({ path, name, province }) => ({ id: path, label: name, hint: province }))}
        onPick={(path) => {
          const found = cities.find((one) => one.path === path);
          if (found) onChange({ path, name: found.name });
        }}
        status={t('cityCount', { count: cities.length })}
        note={isFailed ? t('cityFailed') : isNothing ? t('cityNone') : undefined}
      />
      {error !== undefined && (
        <p id={`${id}-error`} className={css.error}>
          {error}
        </p>
      )}
    </div>
  );
}
