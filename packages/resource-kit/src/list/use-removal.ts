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
  readonly isBusy?: boolean;
  /** What could not be removed, once the removal has run. */
  readonly failures?: readonly RemovalFailure[];
}

/** Removes records by one call after a confirmation, or restores them; reports the ones that stay. */
export function useRemoval(screens: ResourceScreens, onDone: () => void) {
  const [removal, setRemoval] = useState<Removal>();
  const k = useKitMessages();
  const language = useLanguage();
  const change = useChange(screens);
  const failuresOf = async (action: 'remove' | 'restore', records: readonly AnyRecord[]) => {
    const failed = (await change.bulk(action, records)).filter(({ code }) => code !== undefined);
    return failed.map(({ id, message = '' }): RemovalFailure => {
      const record = records.find((one) => one.id === id);
      return { name: record ? nameOf(screens, record, language) : id, reason: message };
    });
  };
  const remove = async (records: readonly AnyRecord[]) => {
    setRemoval({ records, isBusy: true });
    const failures = await failuresOf('remove', records);
    const count = records.length - failures.length;
    if (count > 0) change.notify('success', k('removedMany', { count }));
    setRemoval(failures.length > 0 ? { records, failures } : undefined);
    onDone();
  };
  return {
    removal,
    ask: (records: readonly AnyRecord[]) => setRemoval({ records }),
    confirm: () => void (removal && remove(removal.records)),
    close: () => setRemoval((now) => (now?.isBusy ? now : undefined)),
    restore: async (records: readonly AnyRecord[]) => {
      const failures = await failuresOf('restore', records);
      for (const failure of failures) change.notify('error', k('removeFailed', { ...failure }));
      const count = records.length - failures.length;
      if (count > 0) change.notify('success', k('restoredMany', { count }));
      onDone();
    },
  };
}
