import { useMessages } from '@porchlight/client';
import { StatusBadge, type StatusTone } from '@porchlight/console-ui';
import type { AccountReviewState, AccountReviewSummary } from '@porchlight/contracts/accounts';
import { useClaimer } from '../reports/use-claimer.ts';
import css from '../reports/report-badges.module.css';
import { RiskBadge } from '../risk-badge.tsx';
import { DocumentBadge } from './document-badge.tsx';
import { accountReviewMessages } from './messages/catalog.ts';

const tones: Readonly<Record<AccountReviewState, StatusTone>> = {
  open: 'info',
  approved: 'ok',
  limited: 'warn',
  suspended: 'danger',
  banned: 'danger',
};

/** Badges of an account review: state, requested documents, risk and claim. */
export function AccountReviewBadges({ review }: { readonly review: AccountReviewSummary }) {
  const t = useMessages(accountReviewMessages);
  const claimer = useClaimer(review);
  return (
    <span className={css.badges}>
      <StatusBadge tone={tones[review.state]}>{t(`state.${review.state}`)}</StatusBadge>
      <DocumentBadge review={review} />
      {review.risk !== undefined && <RiskBadge risk={review.risk} />}
      {claimer && <StatusBadge tone="quiet">{claimer}</StatusBadge>}
    </span>
  );
}
