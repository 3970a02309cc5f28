import type { AnyResource } from '@porchlight/contracts';
import { useStored } from './use-stored.ts';

const areKeys = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((key) => typeof key === 'string');
const none: readonly string[] = [];

/** Returns which columns of a list the user sees, and functions that change it. */
export function useColumnChoice({ label }: AnyResource) {
  const [hidden, setHidden] = useStored(`list-columns:${label}`, areKeys, none);
  const isShown = (key: string) => !hidden.includes(key);
  return {
    isShown,
    toggle: (key: string) => setHidden(isShown(key) ? [...hidden, key] : hidden.filter((one) => one !== key)),
    /** Shows all columns; absent if none is hidden. */
    ...(hidden.length > 0 ? { reset: () => setHidden(none) } : {}),
  };
}
export type ColumnChoice = ReturnType<typeof useColumnChoice>;
