import type { Messages, Translate } from '@porchlight/client';
import type { AnyResource } from '@porchlight/contracts';
import type { RecordForm } from './use-record-form.ts';

/** Props of the control of a field. */
export interface ControlProps {
  readonly field: AnyResource['form'][number];
  readonly label: string;
  readonly form: RecordForm;
  /** Messages of the area, for the values of a select. */
  readonly t: Translate<Messages>;
  /** Prefix of its message keys: `faqs.state`. */
  readonly messageKey: string;
}

/** Props of a text input. */
export interface Input {
  readonly id: string;
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
  readonly onBlur: () => void;
  readonly optional?: string;
}
/** Returns the props of a text input at a path of the form. */
export function inputOf({ id, form }: RecordForm, path: string): Input {
  const props = form.getInputProps(path) as { value?: unknown; error?: unknown };
  return {
    id: `${id}-${path}`,
    name: path,
    value: typeof props.value === 'string' ? props.value : '',
    error: typeof props.error === 'string' ? props.error : undefined,
    onChange: ({ target }) => form.setFieldValue(path, target.value),
    onBlur: () => void form.validateField(path),
  };
}

/** Message that names each language of a translated text. */
export const languageName = { 'en-CA': 'english', 'fr-CA': 'french' } as const;
