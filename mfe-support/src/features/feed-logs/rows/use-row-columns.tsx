import { useFormat, useMessages, usePermission } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { StatusBadge, type Column, type StatusTone } from '@porchlight/console-ui';
import type { FeedRowAction, FeedRunRow } from '@porchlight/contracts/catalog';
import { FeedIssue } from '@porchlight/resource-kit';
import { listingPath } from '../../../shared/support-paths.ts';
import css from '../feed-logs.module.css';
import { feedLogMessages } from '../messages/catalog.ts';

/** A home of a run as a row of the list. */
type HomeRow = FeedRunRow & { readonly id: string };

const tones: Readonly<Record<FeedRowAction, StatusTone>> = {
  created: 'ok',
  updated: 'info',
  unchanged: 'quiet',
  sighted: 'quiet',
  rejected: 'danger',
  duplicate: 'warn',
  suspected: 'warn',
  missing: 'warn',
  expired: 'danger',
};

/** Returns the columns of the homes of a run. */
export function useRowColumns(): readonly Column<HomeRow>[] {
  const t = useMessages(feedLogMessages);
  const { number: format } = useFormat();
  const mayShow = usePermission('showListings');
  return [
    { key: 'id', title: t('id'), render: ({ externalId }) => externalId, card: 'title' },
    {
      key: 'row',
      title: t('row'),
      render: ({ number }) => (number === undefined ? t('notInFile') : format(number)),
    },
    { key: 'address', title: t('address'), render: ({ address = t('noAddress') }) => address, card: 'fact' },
    {
      key: 'action',
      title: t('action'),
      render: ({ action }) => <StatusBadge tone={tones[action]}>{t(`action.${action}`)}</StatusBadge>,
      card: 'status',
    },
    { key: 'issues', title: t('issues'), render: (row) => <Issues row={row} />, card: 'fact' },
    {
      key: 'listing',
      title: t('listing'),
      render: ({ listingId }) => {
        if (listingId === undefined) return t('noListing');
        const name = t('openListing', { id: listingId });
        return mayShow ? <Link to={listingPath(listingId)}>{name}</Link> : name;
      },
      card: 'action',
    },
  ];
}

function Issues({ row: { issues, value } }: { readonly row: FeedRunRow }) {
  const t = useMessages(feedLogMessages);
  if (issues.length === 0) return t('noIssues');
  return (
    <ul className={css.issues}>
      {issues.map((code, at) => (
        <li key={code}>
          <FeedIssue code={code} />
          {at === 0 && value !== undefined && <p className={css.value}>{t('example', { text: value })}</p>}
        </li>
      ))}
    </ul>
  );
}
