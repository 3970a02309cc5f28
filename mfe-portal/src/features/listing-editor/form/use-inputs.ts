import { useMessages } from '@porchlight/client';
import { useFormMessages } from '@porchlight/forms';
import { useId, type ChangeEvent } from 'react';
import { editorMessages } from '../messages/catalog.ts';
import { isOptional, type TextField } from './listing-values.ts';
import type { useFields } from './use-fields.ts';

type Fields = Pick<ReturnType<typeof useFields>, 'values' | 'errors' | 'set' | 'checkField'>;

/** Returns the id of the form, and the function from a field to the props of its input. */
export function useInputs({ values, errors, set, checkField }: Fields) {
  const t = useMessages(editorMessages);
  const tForm = useFormMessages();
  const id = useId();
  return {
    id,
    field: (name: TextField) => ({
      id: `${id}-${name}`,
      name,
      label: t(`field.${name}`),
      value: values[name],
      error: errors[name],
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) =>
        set(name, target.value),
      onBlur: () => checkField(name),
      ...(isOptional(name) ? { optional: tForm('optional') } : {}),
    }),
  };
}
