import { useFormat, useMessages } from '@porchlight/client';
import { KeyValue } from '@porchlight/console-ui';
import type { AccountReview } from '@porchlight/contracts/accounts';
import { Card } from '@porchlight/ui';
import { accountReviewMessages } from '../../shared/account-reviews/messages/catalog.ts';
import { Age } from '../../shared/age.tsx';
import css from './account-review.module.css';
import { accountReviewScreenMessages } from './messages/catalog.ts';

/** Listings and inquiries of an account, and why it is reviewed. */
export function ActivityCard({ review: { activeListings, inquiries, causes } }: { readonly review: AccountReview }) {
  const t = useMessages(accountReviewScreenMessages);
  const tReview = useMessages(accountReviewMessages);
  const format = useFormat();
  const count = (value: number | undefined) => (value === undefined ? t('unknown') : format.number(value));
  return (
    <section aria-label={t('activity')}>
      <Card isPadded className={css.card}>
        <h2>{t('activity')}</h2>
        <KeyValue
          facts={[
            { key: 'listings', label: t('listings'), value: count(activeListings) },
            { key: 'inquiries', label: t('inquiries'), value: count(inquiries) },
          ]}
        />
        <h3>{t('causes')}</h3>
        <ul className={css.causes}>
          {causes.map(({ trigger, at, risk }) => (
            <li key={`${trigger} ${at}`}>
              <strong>{tReview(`trigger.${trigger}`)}</strong>
              {risk !== undefined && <span>{t('risk', { risk })}</span>}
              <Age since={at} />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
