import { useMessages } from '@porchlight/client';
import type { ReceivedReport } from '@porchlight/contracts/catalog';
import { Card } from '@porchlight/ui';
import { Age } from '../../shared/age.tsx';
import { reportMessages } from '../../shared/reports/messages/catalog.ts';
import css from './reported-listing.module.css';
import { reportedMessages } from './messages/catalog.ts';

/** The reports of a listing, without who sent them. */
export function ReportsCard({ reports }: { readonly reports: readonly ReceivedReport[] }) {
  const t = useMessages(reportedMessages);
  const title = t('reports', { count: reports.length });
  return (
    <section aria-label={title}>
      <Card isPadded className={css.card}>
        <h2>{title}</h2>
        <ul className={css.reports}>
          {reports.map((report) => (
            <li key={report.reference}>
              <Report report={report} />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}

function Report({ report }: { readonly report: ReceivedReport }) {
  const t = useMessages(reportedMessages);
  const tReport = useMessages(reportMessages);
  const { reference, reason, details, at, hasAccount, hasConversation, earlierReports, confirmedReports } = report;
  const reporter = [
    t(hasAccount ? 'account' : 'guest'),
    ...(hasConversation ? [t('conversation')] : []),
    earlierReports === 0
      ? t('firstReport')
      : t('earlierReports', { count: earlierReports, confirmed: confirmedReports }),
  ];
  return (
    <>
      <p className={css.heading}>
        <strong>{tReport(`reason.${reason}`)}</strong>
        <Age since={at} />
      </p>
      {details === undefined ? <p className={css.hint}>{t('noDetails')}</p> : <p className={css.text}>{details}</p>}
      <p className={css.hint}>{[reference, ...reporter].join(' · ')}</p>
    </>
  );
}
