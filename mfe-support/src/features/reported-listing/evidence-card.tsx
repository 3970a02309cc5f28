import { useMessages } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import type { LinkedListing, ReportedListing } from '@porchlight/contracts/catalog';
import { Card } from '@porchlight/ui';
import { listingPath } from '../../shared/support-paths.ts';
import css from './reported-listing.module.css';
import { reportedMessages } from './messages/catalog.ts';

/** What is known besides the reports: other listings of the landlord, and other landlords with the same contact. */
export function EvidenceCard({ reported: { evidence } }: { readonly reported: ReportedListing }) {
  const t = useMessages(reportedMessages);
  const { otherConfirmed: confirmed, otherDismissed: dismissed, sameContact } = evidence;
  return (
    <section aria-label={t('evidence')}>
      <Card isPadded className={css.card}>
        <h2>{t('evidence')}</h2>
        <h3>{t('otherReports')}</h3>
        <p>{t('otherDecided', { confirmed, dismissed })}</p>
        <h3>{t('sameContact')}</h3>
        {sameContact.length === 0 ? <p>{t('sameContactNone')}</p> : <SameContact listings={sameContact} />}
      </Card>
    </section>
  );
}

function SameContact({ listings }: { readonly listings: readonly LinkedListing[] }) {
  const t = useMessages(reportedMessages);
  return (
    <ul className={css.reports}>
      {listings.map(({ id, title, lang, company, status }) => (
        <li key={id}>
          <Link to={listingPath(id)} lang={lang}>
            {title}
          </Link>
          <p className={css.hint}>{[company, t(`state.${status}`)].join(' · ')}</p>
        </li>
      ))}
    </ul>
  );
}
