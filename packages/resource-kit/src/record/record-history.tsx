import { useFormat, useMessages, usePermission, useSession, type Messages, type Translate } from '@porchlight/client';
import { FormSection, Timeline, type TimelineEntry } from '@porchlight/console-ui';
import type { ResourceChange } from '@porchlight/contracts';
import { Button } from '@porchlight/ui';
import type { ReactNode } from 'react';
import { callsOf } from '../resource-calls.ts';
import type { AnyRecord, ResourceScreens } from '../resource-screens.ts';
import { useChange } from '../use-change.ts';
import { useKitMessages } from '../messages/catalog.ts';
import { useStaffNames } from './use-staff-names.ts';

/** History of a record: who changed which fields and when, with a way back to each version. */
export function RecordHistory({
  screens,
  record,
  title,
  onReverted,
  actionOf,
}: {
  readonly screens: ResourceScreens;
  readonly record: AnyRecord;
  /** Default: 'History'. */
  readonly title?: string;
  readonly onReverted?: (record: AnyRecord) => void;
  /** Replaces the button that restores a version at once. Older versions than the oldest change are not retained. */
  readonly actionOf?: (change: ResourceChange, isOldest: boolean) => ReactNode;
}) {
  const { resource, messages } = screens;
  const k = useKitMessages();
  const t = useMessages(messages);
  const canModify = usePermission(resource.permissions.modify);
  const change = useChange(screens);
  const { data } = callsOf(resource).history.useQuery({ params: { id: record.id } });
  const changes = data?.changes ?? [];
  const by = useBy(changes);
  const revert = async (to: number) => {
    const sent = await change.revert(record, to);
    if ('error' in sent) change.notify('error', sent.error.message);
    else {
      onReverted?.(sent.record);
      change.notify('success', k('reverted'));
    }
  };
  const entries = changes.map((entry, at): TimelineEntry => ({
    key: String(entry.version),
    title: titleOf(entry, resource.label, k, t),
    time: by(entry),
    children: actionOf
      ? actionOf(entry, at === changes.length - 1)
      : canModify &&
        entry.version !== record.version &&
        !record.deletedAt && (
          <div>
            <Button look="link" onClick={() => void revert(entry.version)}>
              {k('revert')}
            </Button>
          </div>
        ),
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
  label: string,
  k: ReturnType<typeof useKitMessages>,
  t: Translate<Messages>,
): string {
  if (action !== 'modified') return k(actionKeys[action]);
  const old = (before ?? {}) as Readonly<Record<string, unknown>>;
  const fields = Object.entries(after)
    .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(old[name]))
    .map(([name]) => t(`${label}.${name}`));
  return k('actionModified', { fields: fields.join(', ') });
}
