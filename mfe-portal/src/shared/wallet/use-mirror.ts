import { storage, userStorageName, useSession } from '@porchlight/client';
import { useEffect, useState } from 'react';

const day = 86_400_000;

/**
 * Returns a loaded value; while it loads, its copy in this browser. The copy belongs to the user, expires after 24
 * hours and is removed on logout, and when null is loaded.
 */
export function useMirror<T>(
  name: string,
  loaded: T | null | undefined,
  isValid: (value: unknown) => value is T,
): T | undefined {
  const userId = useSession().user?.id ?? '';
  const storageName = userStorageName(userId, name);
  const [copy] = useState(() => (userId ? storage.read(storageName, isValid) : undefined));
  useEffect(() => {
    if (userId && loaded) storage.write(storageName, loaded, { expiresIn: day });
    if (loaded === null) storage.remove(storageName);
  }, [userId, storageName, loaded]);
  return loaded === undefined ? copy : (loaded ?? undefined);
}

/** Returns a function that recognizes an object with numbers under these names. */
export const hasNumbers =
  <T>(...names: readonly (keyof T & string)[]) =>
  (value: unknown): value is T =>
    typeof value === 'object' &&
    value !== null &&
    names.every((name) => typeof (value as Readonly<Record<string, unknown>>)[name] === 'number');
