import { storage, userStorageName, useSession } from '@porchlight/client';
import { useState } from 'react';

/**
 * Returns a value that this browser stores for the user until the logout, and the function that changes it. `initial`
 * stands for a missing or unreadable one.
 */
export function useStored<T>(
  name: string,
  isValid: (value: unknown) => value is T,
  initial: T,
): readonly [value: T, write: (next: T) => void] {
  const { user } = useSession();
  const key = userStorageName(user?.id ?? '', name);
  const [value, setValue] = useState(() => storage.read(key, isValid) ?? initial);
  const write = (next: T) => {
    setValue(next);
    storage.write(key, next);
  };
  return [value, write];
}
