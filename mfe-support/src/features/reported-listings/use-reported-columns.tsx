import { useMessages } from '@porchlight/client';
import type { Column } from '@porchlight/console-ui';
import type { ReportedListingSummary } from '@porchlight/contracts/catalog';
import { Age } from '../../shared/age.tsx';
import { ListingCell } from '../../shared/listing-cell/listing-cell.tsx';
import { DueTime } from '../../shared/reports/due-time.tsx';
import { reportMessages } from '../../shared/reports/messages/catalog.ts';
import { ReportBadges } from '../../shared/reports/report-badges.tsx';
import { reportedListingPath } from '../../shared/support-paths.ts';
import css from './reported-listings.module.css';
import { queueMessages } from './messages/catalog.ts';

/** Returns the columns of reported listings. */
export function useReportedColumns(): readonly Column<ReportedListingSummary>[] {
  const t = useMessages(queueMessages);
  const tReport = useMessages(reportMessages);
  return [
    {
      key: 'listing',
      title: t('listing'),
      render: (reported) => <ListingCell listing={reported} to={reportedListingPath(reported.id)} />,
      card: 'title',
    },
    {
      key: 'problem',
      title: t('problem'),
      render: ({ reason, reporters }) => (
        <span className={css.problem}>
          {tReport(`reason.${reason}`)}
          <span className={css.meta}>{t('reporters', { count: reporters })}</span>
        </span>
      ),
      card: 'fact',
    },
    { key: 'company', title: t('company'), render: ({ company }) => company },
    {
      key: 'time',
      title: t('time'),
      render: ({ decidedAt, dueAt }) => (decidedAt ? <Age since={decidedAt} /> : <DueTime dueAt={dueAt} />),
      card: 'fact',
    },
    {
      key: 'state',
      title: t('state'),
      render: (reported) => <ReportBadges reported={reported} />,
      card: 'status',
    },
  ];
}
