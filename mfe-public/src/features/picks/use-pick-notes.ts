import { storage } from '@porchlight/client';
import { noteCap } from '@porchlight/listing-ui';
import { useCallback, useState } from 'react';

type Notes = Readonly<Record<string, string>>;
const key = 'pick-notes';
const areNotes = (value: unknown): value is Notes =>
  typeof value === 'object' && value !== null && Object.entries(value).every(([id, note]) => /^[0-9a-z]{10}$/.test(id) && typeof note === 'string' && note.length <= noteCap);

/** Private notes beside kept homes, on this device only. */
export function usePickNotes(): { readonly notes: Notes; readonly write: (id: string, note: string) => void } {
  const [notes, setNotes] = useState<Notes>(() => storage.read(key, areNotes) ?? {});
  const write = useCallback((id: string, note: string) => {
    // What another tab wrote in the meantime stays.
    const { [id]: _old, ...others } = storage.read(key, areNotes) ?? {};
    const next = note ? { ...others, [id]: note } : others;
    storage.write(key, next);
    setNotes(next);
  }, []);
  return { notes, write };
}
