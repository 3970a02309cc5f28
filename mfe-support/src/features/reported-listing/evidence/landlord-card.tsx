import { useFormat, useMessages } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { KeyValue } from '@porchlight/console-ui';
import type { LandlordHistory, LandlordReportDecision } from '@porchlight/contracts/catalog';
import { CardText, RecordCard } from '../../../shared/cards/record-card.tsx';
import { reportCalls } from '../../../shared/report-calls.ts';
import { reportMessages } from '../../../shared/reports/messages/catalog.ts';
import { reportedListingPath } from '../../../shared/support-paths.ts';
import css from '../reported-listing.module.css';
import { evidenceMessages } from './messages/catalog.ts';

/** What the landlord of a reported listing did before. */
export function LandlordCard({ id }: { readonly id: string }) {
  const t = useMessages(evidenceMessages);
  const query = reportCalls.useGetLandlordHistoryQuery({ params: { id } });
  return (
    <RecordCard title={t('landlord')} query={query}>
      {(history) => (
        <CardText>
          <History history={history} />
        </CardText>
      )}
    </RecordCard>
  );
}

function History({ history }: { readonly history: LandlordHistory }) {
  const t = useMessages(evidenceMessages);
  const format = useFormat();
  const { knownSince, listings, rejectedListings, decisions } = history;
  return (
    <div className={css.card}>
      <KeyValue
        facts={[
          { key: 'since', label: t('knownSince'), value: knownSince ? format.date(knownSince) : t('unknown') },
          { key: 'listings', label: t('listings'), value: format.number(listings) },
          { key: 'rejected', label: t('rejectedListings'), value: format.number(rejectedListings) },
        ]}
      />
      <h3>{t('decisions')}</h3>
      {decisions.length === 0 ? <p>{t('noDecisions')}</p> : <Decisions decisions={decisions} />}
    </div>
  );
}

function Decisions({ decisions }: { readonly decisions: readonly LandlordReportDecision[] }) {
  const t = useMessages(evidenceMessages);
  const tReport = useMessages(reportMessages);
  const format = useFormat();
  const factsOf = ({ decision, confirmed, decidedAt, appealDecision }: LandlordReportDecision) => [
    tReport(`decision.${decision}`),
    ...(confirmed ? [tReport(`reason.${confirmed}`)] : []),
    format.date(decidedAt),
    ...(appealDecision === 'reversed' ? [t('appealed')] : []),
  ];
  return (
    <ul className={css.reports}>
      {decisions.map((one) => (
        <li key={one.id}>
          <Link to={reportedListingPath(one.id)} lang={one.lang}>
            {one.title}
          </Link>
          <p className={css.hint}>{factsOf(one).join(' · ')}</p>
        </li>
      ))}
    </ul>
  );
}
