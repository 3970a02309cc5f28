import { useFormat, useMessages } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import type { Column } from '@porchlight/console-ui';
import type { FeedRun } from '@porchlight/contracts/catalog';
import { feedRunPath } from '@porchlight/resource-kit';
import { useMoment } from '../../../shared/use-moment.ts';
import { feedLogMessages } from '../messages/catalog.ts';
import { useLength } from '../use-length.ts';
import { RunState } from './run-state.tsx';

const counted = ['created', 'updated', 'expired', 'rejected'] as const;
/** Numbers that fit into the card of a phone. */
const inCard: ReadonlySet<string> = new Set(['created', 'expired']);

/** Returns the columns of the runs of all feeds. */
export function useRunColumns(): readonly Column<FeedRun>[] {
  const t = useMessages(feedLogMessages);
  const momentOf = useMoment();
  return [
    {
      key: 'feed',
      title: t('feed'),
      render: (run) => <Link to={feedRunPath(run)}>{run.feedName}</Link>,
      card: 'title',
    },
    { key: 'company', title: t('company'), render: ({ companyName }) => companyName, card: 'fact' },
    { key: 'started', title: t('started'), render: ({ startedAt }) => momentOf(startedAt), card: 'fact' },
    ...useResultColumns(),
  ];
}

/** Returns the columns of the runs of one feed. */
export function useOwnRunColumns(): readonly Column<FeedRun>[] {
  const t = useMessages(feedLogMessages);
  const momentOf = useMoment();
  return [
    {
      key: 'started',
      title: t('started'),
      render: (run) => <Link to={feedRunPath(run)}>{momentOf(run.startedAt)}</Link>,
      card: 'title',
    },
    ...useResultColumns(),
  ];
}

function useResultColumns(): readonly Column<FeedRun>[] {
  const t = useMessages(feedLogMessages);
  const { number } = useFormat();
  const lengthOf = useLength();
  return [
    { key: 'length', title: t('length'), render: lengthOf },
    ...counted.map((name): Column<FeedRun> => ({
      key: name,
      title: t(name),
      render: (run) => number(run[name]),
      isNumeric: true,
      ...(inCard.has(name) ? { card: 'action' } : {}),
    })),
    { key: 'result', title: t('result'), render: (run) => <RunState run={run} />, card: 'status' },
  ];
}
