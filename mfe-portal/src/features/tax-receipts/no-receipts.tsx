import { useMessages, usePermission } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { EmptyState, LinkButton } from '@porchlight/ui';
import { taxReceiptsMessages } from './messages/catalog.ts';
import css from './tax-receipts.module.css';

/** Says that there are no receipts, at all or of a year. */
export function NoReceipts({ year }: { readonly year: number | undefined }) {
  const t = useMessages(taxReceiptsMessages);
  const canBuy = usePermission('createCheckout');
  const act =
    year === undefined
      ? { isShown: canBuy, to: '/portal/billing/checkout', text: t('buyCredits') }
      : { isShown: true, to: '/portal/tax-receipts', text: t('showAll') };
  return (
    <div role="status" className={css.empty}>
      <EmptyState
        title={year === undefined ? t('empty') : t('emptyYear', { year: String(year) })}
        acts={
          act.isShown && (
            <LinkButton link={Link} to={act.to}>
              {act.text}
            </LinkButton>
          )
        }
      >
        {year === undefined && t('emptyText')}
      </EmptyState>
    </div>
  );
}
