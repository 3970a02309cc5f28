import { useMessages } from '@porchlight/client';
import type { ReportedListing } from '@porchlight/contracts/catalog';
import { Card } from '@porchlight/ui';
import { LinkedListings } from './linked-listings.tsx';
import css from '../reported-listing.module.css';
import { reportedMessages } from '../messages/catalog.ts';

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
        {sameContact.length === 0 ? <p>{t('sameContactNone')}</p> : <LinkedListings listings={sameContact} />}
      </Card>
    </section>
  );
}
