import { isDay } from '@porchlight/contracts';
import { TextInput } from '@porchlight/ui';
import { useState } from 'react';

interface Props {
  readonly label: string;
  /** `2026-11-23`, or empty. */
  readonly value: string;
  readonly className?: string | undefined;
  readonly onChange: (day: string) => void;
}

/** Filter of a day. What is typed is applied once it is a whole day, or empty. */
export function DayFilter({ label, value, className, onChange }: Props) {
  const [text, setText] = useState(value);
  const [applied, setApplied] = useState(value);
  if (applied !== value) {
    setApplied(value);
    setText(value);
  }
  const change = (next: string) => {
    setText(next);
    if (next !== value && (next === '' || isDay(next))) onChange(next);
  };
  return (
    <TextInput
      label={label}
      type="date"
      className={className}
      value={text}
      min="2000-01-01"
      max="2099-12-31"
      onChange={({ target }) => change(target.value)}
    />
  );
}
