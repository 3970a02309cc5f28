import { storage, useSession } from '@porchlight/client';
import { useState } from 'react';

/** Returns the storage name of what a user chose for lists; unlike personal data, it outlasts the logout. */
export const listStorageName = (userId: string, name: string): string => `lists:${userId}:${name}`;

/**
 * Returns a value that this browser stores for the user, and the function that changes it. `initial` stands for a
 * missing or unreadable one.
 */
export function useStored<T>(
  name: string,
  isValid: (value: unknown) => value is T,
  initial: T,
): readonly [value: T, write: (next: T) => void] {
  const { user } = useSession();
  const key = listStorageName(user?.id ?? '', name);
  const [value, setValue] = useState(() => storage.read(key, isValid) ?? initial);
  const write = (next: T) => {
    setValue(next);
    storage.write(key, next);
  };
  return [value, write];
}
