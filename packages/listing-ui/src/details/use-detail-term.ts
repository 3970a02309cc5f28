import { useMessages } from '@porchlight/client';
import { detailMessages } from './messages/catalog.ts';
import { en } from './messages/en.ts';

const keyOf = {
  heating: (value: string) => `heating.${value}`,
  cooling: (value: string) => `cooling.${value}`,
  smoking: (value: string) => `smoking.${value}`,
  cannabis: (value: string) => `smoking.${value}`,
  contactPreference: (value: string) => `contactPreference.${value}`,
} as const;
/** A detail with fixed choices. */
export type DetailChoice = keyof typeof keyOf;
export const isDetailChoice = (field: string): field is DetailChoice => Object.hasOwn(keyOf, field);

/** Returns a function that names a choice of a detail; undefined for one newer than this build. */
export function useDetailTerm(): (field: DetailChoice, value: string) => string | undefined {
  const t = useMessages(detailMessages);
  return (field, value) => {
    const key = keyOf[field](value);
    return Object.hasOwn(en, key) ? t(key as keyof typeof en) : undefined;
  };
}
