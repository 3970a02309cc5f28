import { useMessages, usePermission } from '@porchlight/client';
import type { ResourceChange } from '@porchlight/contracts';
import type { ReactNode } from 'react';
import { callsOf } from '../resource-calls.ts';
import type { AnyRecord, ResourceScreens } from '../resource-screens.ts';
import { useChange } from '../use-change.ts';
import { useKitMessages } from '../messages/catalog.ts';
import { ChangeHistory } from './change-history.tsx';

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
  const revert = async (to: number) => {
    const sent = await change.revert(record, to);
    if ('error' in sent) change.notify('error', sent.error.message);
    else {
      onReverted?.(sent.record);
      change.notify('success', k('reverted'));
    }
  };
  return (
    <ChangeHistory
      title={title}
      changes={data?.changes ?? []}
      labelOf={(name) => t(`${resource.label}.${name}`)}
      version={record.version}
      actionOf={actionOf}
      onRevert={canModify && !record.deletedAt ? (to) => void revert(to) : undefined}
    />
  );
}
