import { storage, userStorageName, useSession } from '@porchlight/client';
import { useState } from 'react';

const storedForMs = 7 * 86_400_000;
const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * Text that this browser stores for a lead for 7 days, or until its user logs out, and the function that changes it.
 */
export function useDraft(leadId: string): readonly [text: string, write: (text: string) => void] {
  const { user } = useSession();
  const name = userStorageName(user?.id ?? '', `lead-draft:${leadId}`);
  const [text, setText] = useState(() => storage.read(name, isText) ?? '');
  const write = (next: string) => {
    setText(next);
    if (next === '') storage.remove(name);
    else storage.write(name, next, { expiresIn: storedForMs });
  };
  return [text, write];
}
