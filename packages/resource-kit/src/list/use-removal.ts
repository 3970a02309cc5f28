import { useLanguage } from '@porchlight/client';
import { useState } from 'react';
import { nameOf, type AnyRecord, type ResourceScreens } from '../resource-screens.ts';
import { useChange } from '../use-change.ts';
import { useKitMessages } from '../messages/catalog.ts';

export interface RemovalFailure {
  readonly name: string;
  readonly reason: string;
}
interface Removal {
  readonly records: readonly AnyRecord[];
  /** Number of finished calls while the removal runs. */
  readonly done?: number;
  /** What could not be removed, once the removal has run. */
  readonly failures?: readonly RemovalFailure[];
}

/** Removes records one after another, after a confirmation, and collects the result of each. */
export function useRemoval(screens: ResourceScreens, onRemoved: () => void) {
  const [removal, setRemoval] = useState<Removal>();
  const k = useKitMessages();
  const language = useLanguage();
  const change = useChange(screens);
  const run = async (records: readonly AnyRecord[]) => {
    const failures: RemovalFailure[] = [];
    for (const [done, record] of records.entries()) {
      setRemoval({ records, done });
      const sent = await change.remove(record);
      if ('error' in sent) failures.push({ name: nameOf(screens, record, language), reason: sent.error.message });
    }
    const count = records.length - failures.length;
    if (count > 0) change.notify('success', k('removedMany', { count }));
    setRemoval(failures.length > 0 ? { records, failures } : undefined);
    onRemoved();
  };
  return {
    removal,
    ask: (records: readonly AnyRecord[]) => setRemoval({ records }),
    confirm: () => void (removal && run(removal.records)),
    close: () => setRemoval((now) => (now?.done === undefined ? undefined : now)),
    restore: async (record: AnyRecord) => {
      const sent = await change.restore(record);
      const name = nameOf(screens, record, language);
      if ('error' in sent) change.notify('error', sent.error.message);
      else change.notify('success', k('restored', { name }));
    },
  };
}
