import { useFormat, useMessages, useSession } from '@porchlight/client';
import { KeyValue } from '@porchlight/console-ui';
import type { FeedRunResult } from '@porchlight/contracts/catalog';
import { useStaffNames } from '@porchlight/resource-kit';
import { useWho } from '../../../shared/reports/use-who.ts';
import { useMoment } from '../../../shared/use-moment.ts';
import { feedLogMessages } from '../messages/catalog.ts';
import { useLength } from '../use-length.ts';

const counted = [
  'rows',
  'created',
  'updated',
  'unchanged',
  'rejected',
  'duplicates',
  'suspected',
  'missing',
  'expired',
] as const;

/** When and by whom a run was started, and its homes by what becomes of them. */
export function RunFacts({ run }: { readonly run: FeedRunResult }) {
  const t = useMessages(feedLogMessages);
  const { number } = useFormat();
  const momentOf = useMoment();
  const lengthOf = useLength();
  const { startedAt, startedBy, decidedBy, bytes } = run;
  const who = useWho([startedBy]);
  const nameOf = useName(decidedBy);
  const size = number(Math.round(bytes / 10_000) / 100);
  return (
    <KeyValue
      facts={[
        {
          key: 'started',
          label: t('started'),
          value: startedBy === undefined ? t('bySchedule', { time: momentOf(startedAt) }) : who(startedAt, startedBy),
        },
        { key: 'length', label: t('length'), value: lengthOf(run) },
        ...(decidedBy === undefined ? [] : [{ key: 'decided', label: t('decidedBy'), value: nameOf }]),
        { key: 'size', label: t('fileSize'), value: t('megabytes', { size }) },
        ...counted.map((name) => ({ key: name, label: t(name), value: number(run[name]) })),
      ]}
    />
  );
}

function useName(id: string | undefined): string {
  const t = useMessages(feedLogMessages);
  const { user } = useSession();
  const names = useStaffNames([id]);
  if (id !== undefined && id === user?.id) return t('you');
  return (id === undefined ? undefined : names.get(id)) ?? t('colleague');
}
