import { useMessages } from '@porchlight/client';
import { reviewRisks, type ReviewedListing } from '@porchlight/contracts/catalog';
import { Card } from '@porchlight/ui';
import { RiskReasons } from '../../../shared/risk-reasons/risk-reasons.tsx';
import layout from '../listing.module.css';
import { listingMessages } from '../messages/catalog.ts';
import css from './side.module.css';

/** Risk of the last submission, and the rules that it met with their points; renders nothing before the first one. */
export function RiskCard({ record: { reviews } }: { readonly record: ReviewedListing }) {
  const t = useMessages(listingMessages);
  const review = reviews[0];
  if (!review) return null;
  return (
    <section aria-label={t('risk')} className={layout.risk}>
      <Card isPadded className={css.card}>
        <div className={css.heading}>
          <h2>{t('risk')}</h2>
          <p>{t('riskOf', { risk: review.risk })}</p>
        </div>
        <RiskReasons reasons={review.reasons} />
        <p className={css.hint}>{t('riskHint', reviewRisks)}</p>
      </Card>
    </section>
  );
}
