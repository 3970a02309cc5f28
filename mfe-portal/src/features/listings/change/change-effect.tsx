import { useMessages } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import type { ListingCosts } from '@porchlight/contracts/commerce';
import { LinkButton, Notice, Skeleton, VisuallyHidden } from '@porchlight/ui';
import { listingsMessages } from '../messages/catalog.ts';
import css from './change.module.css';
import { CostFacts } from './cost-facts.tsx';
import { isDone, isSpending, previewOf, type ListingChange } from './listing-change.ts';

/** What a change does and costs, or why it cannot be made; a placeholder while the costs load. */
export function ChangeEffect({
  change,
  costs,
}: {
  readonly change: ListingChange;
  readonly costs: ListingCosts | undefined;
}) {
  const t = useMessages(listingsMessages);
  if (!costs) return <LoadingCosts lines={isSpending(change) ? 5 : 2} />;
  if (isDone(change, costs)) return <p>{t(`already.${change}`)}</p>;
  const preview = previewOf(change, costs);
  return (
    <div className={css.content}>
      <p>
        {t(`effect.${change}`)} {change === 'disable' && costs.featured && t('endsFeaturing')}{' '}
        {!isSpending(change) && t('notReturned')}
      </p>
      {preview && <CostFacts preview={preview} balance={costs.credits} />}
      {preview && preview.shortfall > 0 && <MissingCredits count={preview.shortfall} balance={costs.credits} />}
    </div>
  );
}

function MissingCredits({ count, balance }: { readonly count: number; readonly balance: number }) {
  const t = useMessages(listingsMessages);
  return (
    <Notice
      tone="warn"
      title={t('missing', { count })}
      acts={
        <LinkButton link={Link} to={`/portal/billing/checkout?credits=${count}&return=/portal/listings`}>
          {t('buyCredits')}
        </LinkButton>
      }
    >
      {t('missingText', { balance })}
    </Notice>
  );
}

function LoadingCosts({ lines }: { readonly lines: number }) {
  const t = useMessages(listingsMessages);
  return (
    <div className={css.loading}>
      <VisuallyHidden>{t('costsLoading')}</VisuallyHidden>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} />
      ))}
    </div>
  );
}
