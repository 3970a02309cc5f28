import type { AnyResource } from '@porchlight/contracts';

/** Returns the field of a form by its name. Throws if the form has no such field. */
export function fieldOf({ form, label }: AnyResource, name: string): AnyResource['form'][number] {
  const field = (form as readonly AnyResource['form'][number][]).find((one) => one.name === name);
  if (!field) throw new Error(`${label} has no field ${name}`);
  return field;
}
