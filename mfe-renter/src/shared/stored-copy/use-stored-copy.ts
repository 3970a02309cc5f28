import { storage, userStorageName, useSession } from '@porchlight/client';
import { useEffect, useState } from 'react';

const oneDayMs = 86_400_000;

/**
 * Returns a value, or until it is known the copy that this browser stored for the renter within 24 hours. Each known
 * value is stored; a logout removes it.
 */
export function useStoredCopy<T>(
  name: string,
  value: T | undefined,
  isValid: (stored: unknown) => stored is T,
): T | undefined {
  const { user } = useSession();
  const key = user && userStorageName(user.id, name);
  const [stored] = useState(() => (key ? storage.read(key, isValid) : undefined));
  useEffect(() => {
    if (key && value !== undefined) storage.write(key, value, { expiresIn: oneDayMs });
  }, [key, value]);
  return value ?? stored;
}

/** Returns whether a stored value is an object with these fields. */
export const hasFields =
  <T>(...fields: readonly string[]) =>
  (stored: unknown): stored is T =>
    typeof stored === 'object' && stored !== null && fields.every((field) => field in stored);
