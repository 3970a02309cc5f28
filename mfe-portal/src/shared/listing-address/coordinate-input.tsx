import { TextInput } from '@porchlight/ui';
import { useState } from 'react';

interface Props {
  readonly label: string;
  readonly value: number | undefined;
  readonly onChange: (value: number) => void;
  /** Largest value, and with a minus the smallest. */
  readonly max: number;
  readonly fault: string;
}

/** Input of a latitude or longitude. Text that is no number in its range stays, with the fault. */
export function CoordinateInput({ label, value, onChange, max, fault }: Props) {
  const [typed, setTyped] = useState<string>();
  const numberOf = (text: string) => (text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.')));
  const isValid = (text: string) => Math.abs(numberOf(text)) <= max;
  return (
    <TextInput
      label={label}
      value={typed ?? String(value ?? '')}
      error={typed === undefined || isValid(typed) ? undefined : fault}
      inputMode="decimal"
      autoComplete="off"
      onChange={({ target }) => {
        setTyped(target.value);
        if (isValid(target.value)) onChange(numberOf(target.value));
      }}
      onBlur={() => {
        if (typed !== undefined && isValid(typed)) setTyped(undefined);
      }}
    />
  );
}
