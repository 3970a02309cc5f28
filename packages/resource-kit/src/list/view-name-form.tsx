import { Button, TextInput } from '@porchlight/ui';
import { useState, type SyntheticEvent } from 'react';
import { useKitMessages } from '../messages/catalog.ts';
import css from './saved-views.module.css';
import { maxViewName, type NameFault } from './use-saved-views.ts';

interface Props {
  readonly label: string;
  readonly name?: string;
  readonly submitText: string;
  /** Returns why the name is refused, or undefined. */
  readonly onSubmit: (name: string) => NameFault | undefined;
}

/** Form of the name of a view. */
export function ViewNameForm({ label, name: initial = '', submitText, onSubmit }: Props) {
  const k = useKitMessages();
  const [name, setName] = useState(initial);
  const [fault, setFault] = useState<NameFault>();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setFault(onSubmit(name.trim()));
  };
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <TextInput
        label={label}
        value={name}
        maxLength={maxViewName}
        error={fault && k(fault)}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit">{submitText}</Button>
    </form>
  );
}
