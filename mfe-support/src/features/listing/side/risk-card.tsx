import { useLanguage, useMessages } from '@porchlight/client';
import { reviewRisks, type ReviewedListing } from '@porchlight/contracts/catalog';
import { Card } from '@porchlight/ui';
import layout from '../listing.module.css';
import { listingMessages } from '../messages/catalog.ts';
import css from './side.module.css';

/** Minus sign, which unlike a hyphen is as wide as a plus sign. */
const minus = '\u2212';

/** Risk of the last submission, and the rules that it met with their points; renders nothing before the first one. */
export function RiskCard({ record: { reviews } }: { readonly record: ReviewedListing }) {
  const t = useMessages(listingMessages);
  const signed = new Intl.NumberFormat(useLanguage(), { signDisplay: 'exceptZero' });
  const review = reviews[0];
  if (!review) return null;
  return (
    <section aria-label={t('risk')} className={layout.risk}>
      <Card isPadded className={css.card}>
        <div className={css.heading}>
          <h2>{t('risk')}</h2>
          <p>{t('riskOf', { risk: review.risk })}</p>
        </div>
        {review.reasons.length === 0 && <p>{t('noReasons')}</p>}
        {review.reasons.length > 0 && (
          <ul className={css.reasons}>
            {review.reasons.map(({ rule, points }) => (
              <li key={rule}>
                <span>{t(`rule.${rule}`)}</span>
                <strong>{signed.format(points).replace('-', minus)}</strong>
              </li>
            ))}
          </ul>
        )}
        <p className={css.hint}>{t('riskHint', reviewRisks)}</p>
      </Card>
    </section>
  );
}
