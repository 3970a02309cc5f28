import { useFormat, useSession } from '@porchlight/client';
import { FormSection, Timeline, type TimelineEntry } from '@porchlight/console-ui';
import type { ResourceChange } from '@porchlight/contracts';
import { Button } from '@porchlight/ui';
import type { ReactNode } from 'react';
import { useKitMessages } from '../messages/catalog.ts';
import { useStaffNames } from './use-staff-names.ts';

/** Changes of anything that has versions: who changed which fields and when. */
export function ChangeHistory({
  title,
  changes,
  labelOf,
  version,
  onRevert,
  actionOf,
}: {
  /** Default: 'History'. */
  readonly title?: string | undefined;
  readonly changes: readonly ResourceChange[];
  /** Returns the label of a field. */
  readonly labelOf: (field: string) => string;
  /** The current version, which has no way back to it. */
  readonly version: number;
  /** Restores a version; absent for readers who may not. */
  readonly onRevert?: ((version: number) => void) | undefined;
  /** Replaces the button that restores a version at once. Older versions than the oldest change are not retained. */
  readonly actionOf?: ((change: ResourceChange, isOldest: boolean) => ReactNode) | undefined;
}) {
  const k = useKitMessages();
  const by = useBy(changes);
  const revertButton = (to: number) =>
    onRevert &&
    to !== version && (
      <div>
        <Button look="link" onClick={() => onRevert(to)}>
          {k('revert')}
        </Button>
      </div>
    );
  const entries = changes.map((entry, at): TimelineEntry => ({
    key: String(entry.version),
    title: titleOf(entry, labelOf, k),
    time: by(entry),
    children: actionOf ? actionOf(entry, at === changes.length - 1) : revertButton(entry.version),
  }));
  return (
    <FormSection title={title ?? k('history')}>
      {entries.length > 0 ? <Timeline entries={entries} /> : <p>{k('historyEmpty')}</p>}
    </FormSection>
  );
}

/** Returns a function that says when and by whom a change was made; by name for readers who may view users. */
function useBy(changes: readonly ResourceChange[]): (change: ResourceChange) => string {
  const k = useKitMessages();
  const format = useFormat();
  const { user } = useSession();
  const names = useStaffNames(changes.map(({ actorId }) => actorId));
  return ({ at, actorId }) => {
    const time = format.date(at, 'short');
    if (actorId === undefined) return k('bySystem', { time });
    if (actorId === user?.id) return k('byYou', { time });
    const name = names.get(actorId);
    return name ? k('byName', { time, name }) : k('byStaff', { time });
  };
}

const actionKeys = {
  created: 'actionCreated',
  removed: 'actionRemoved',
  restored: 'actionRestored',
  reverted: 'actionReverted',
} as const;
function titleOf(
  { action, before, after }: ResourceChange,
  labelOf: (field: string) => string,
  k: ReturnType<typeof useKitMessages>,
): string {
  if (action !== 'modified') return k(actionKeys[action]);
  const old = (before ?? {}) as Readonly<Record<string, unknown>>;
  const fields = Object.entries(after)
    .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(old[name]))
    .map(([name]) => labelOf(name));
  return k('actionModified', { fields: fields.join(', ') });
}
