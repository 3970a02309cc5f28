import { useMessages } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import type { Column } from '@porchlight/console-ui';
import type { AccountReviewSummary } from '@porchlight/contracts/accounts';
import { AccountReviewBadges } from '../../shared/account-reviews/account-review-badges.tsx';
import { accountReviewMessages } from '../../shared/account-reviews/messages/catalog.ts';
import { Age } from '../../shared/age.tsx';
import { DecisionDue } from '../../shared/account-reviews/decision-due.tsx';
import { accountReviewPath } from '../../shared/support-paths.ts';
import css from './account-reviews.module.css';
import { accountQueueMessages } from './messages/catalog.ts';

/** Returns the columns of account reviews. */
export function useAccountReviewColumns(): readonly Column<AccountReviewSummary>[] {
  const t = useMessages(accountQueueMessages);
  const tReview = useMessages(accountReviewMessages);
  return [
    {
      key: 'landlord',
      title: t('landlord'),
      render: ({ id, name, emailDomain }) => (
        <span className={css.lines}>
          <Link to={accountReviewPath(id)}>{name}</Link>
          <span className={css.meta}>{emailDomain}</span>
        </span>
      ),
      card: 'title',
    },
    {
      key: 'company',
      title: t('company'),
      render: ({ company, verifiedLevel }) => (
        <span className={css.lines}>
          {company ?? t('noCompany')}
          <span className={css.meta}>{t('level', { level: verifiedLevel })}</span>
        </span>
      ),
    },
    {
      key: 'causes',
      title: t('causes'),
      render: ({ triggers }) => triggers.map((trigger) => tReview(`trigger.${trigger}`)).join(', '),
      card: 'fact',
    },
    {
      key: 'time',
      title: t('time'),
      render: (review) =>
        review.decidedAt ? (
          <Age since={review.decidedAt} />
        ) : (
          <span className={css.lines}>
            <DecisionDue review={review} />
            <span className={css.meta}>
              <Age since={review.openedAt} />
            </span>
          </span>
        ),
      card: 'fact',
    },
    { key: 'state', title: t('state'), render: (review) => <AccountReviewBadges review={review} />, card: 'status' },
  ];
}
