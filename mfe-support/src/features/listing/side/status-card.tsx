import { useFormat, useMessages } from '@porchlight/client';
import { KeyValue, StatusBadge } from '@porchlight/console-ui';
import type { ReviewedListing } from '@porchlight/contracts/catalog';
import { Card } from '@porchlight/ui';
import { Age } from '../../../shared/age.tsx';
import { ListingState } from '../../../shared/listing-state/listing-state.tsx';
import { listingMessages } from '../messages/catalog.ts';
import css from './side.module.css';

/** State of a listing, its company, and when it was submitted. */
export function StatusCard({ record }: { readonly record: ReviewedListing }) {
  const t = useMessages(listingMessages);
  const format = useFormat();
  const { listing, company, isCompanyVerified, publishedListings, reviews } = record;
  const submittedAt = reviews[0]?.submittedAt;
  const companyValue = (
    <span className={css.company}>
      {company}
      <StatusBadge tone={isCompanyVerified ? 'ok' : 'quiet'}>
        {t(isCompanyVerified ? 'verifiedCompany' : 'notVerified')}
      </StatusBadge>
    </span>
  );
  return (
    <section aria-label={t('status')}>
      <Card isPadded className={css.card}>
        <h2>{t('status')}</h2>
        <KeyValue
          facts={[
            { key: 'state', label: t('state'), value: <ListingState listing={listing} /> },
            { key: 'company', label: t('company'), value: companyValue },
            { key: 'published', label: t('publishedListings'), value: format.number(publishedListings) },
            ...(submittedAt === undefined
              ? []
              : [{ key: 'submitted', label: t('submitted'), value: <Age since={submittedAt} /> }]),
          ]}
        />
      </Card>
    </section>
  );
}
