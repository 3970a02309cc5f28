import { useMessages } from '@porchlight/client';
import { KeyValue, StatusBadge } from '@porchlight/console-ui';
import type { AccountReview } from '@porchlight/contracts/accounts';
import { Card } from '@porchlight/ui';
import { accountReviewMessages } from '../../shared/account-reviews/messages/catalog.ts';
import { Age } from '../../shared/age.tsx';
import css from './account-review.module.css';
import { accountReviewScreenMessages } from './messages/catalog.ts';

/** What is known of an account, with what was checked. */
export function AccountFacts({ review }: { readonly review: AccountReview }) {
  const t = useMessages(accountReviewScreenMessages);
  const tReview = useMessages(accountReviewMessages);
  const { maskedEmail, isEmailVerified, hasPhone, company, verifiedLevel, website, licenceNumber, restriction } =
    review;
  const email = (
    <span className={css.checked}>
      {maskedEmail}
      <StatusBadge tone={isEmailVerified ? 'ok' : 'warn'}>
        {t(isEmailVerified ? 'confirmed' : 'notConfirmed')}
      </StatusBadge>
    </span>
  );
  return (
    <section aria-label={t('facts')}>
      <Card isPadded className={css.card}>
        <h2>{t('facts')}</h2>
        <KeyValue
          facts={[
            { key: 'email', label: t('email'), value: email },
            { key: 'phone', label: t('phone'), value: t(hasPhone ? 'given' : 'notGiven') },
            { key: 'company', label: t('company'), value: company ?? t('noCompany') },
            { key: 'level', label: t('level'), value: t('levelOf', { level: verifiedLevel }) },
            { key: 'website', label: t('website'), value: website ?? t('none') },
            { key: 'licence', label: t('licence'), value: licenceNumber ?? t('none') },
            { key: 'since', label: t('since'), value: <Age since={review.registeredAt} /> },
            {
              key: 'restriction',
              label: t('restriction'),
              value: restriction ? tReview(`state.${restriction}`) : t('none'),
            },
          ]}
        />
      </Card>
    </section>
  );
}
