import { useFormat, useMessages } from '@porchlight/client';
import type { Fact } from '@porchlight/console-ui';
import type { ReactNode } from 'react';
import { listingMessages } from '../messages/catalog.ts';
import type { en } from '../messages/en.ts';

/** A field of a listing that has a label. */
export type Field = keyof typeof en extends infer Key ? (Key extends `field.${infer Name}` ? Name : never) : never;

/** Returns functions that make the facts of a listing, with the label of their field. */
export function useFact() {
  const t = useMessages(listingMessages);
  const format = useFormat();
  const fact = (field: Field, value: ReactNode): Fact => ({ key: field, label: t(`field.${field}`), value });
  return {
    fact,
    /** What the landlord did not answer is named as such. */
    optional: (field: Field, value: ReactNode) => fact(field, value ?? t('unstated')),
    yesNo: (field: Field, value: boolean) => fact(field, t(value ? 'yes' : 'no')),
    list: (field: Field, values: readonly string[] | undefined) =>
      fact(field, values ? format.list(values) || t('none') : t('unstated')),
  };
}
