import { useFormat, useMessages } from '@porchlight/client';
import { Link, useSearchParams } from '@porchlight/client/router';
import { Card, LinkButton, Notice } from '@porchlight/ui';
import css from './checkout.module.css';
import { checkoutMessages } from './messages/catalog.ts';
import type { Purchase } from './payment/pay-order.ts';

/** Returns the path if it is one of this site: words in segments, and a query. */
export const ownPath = (path: string | null): string | undefined =>
  path !== null && /^(\/[\w-]+)+(\?[\w=&%.,-]*)?$/.test(path) ? path : undefined;

// Declared outside the component: a callback ref created on each render would take the focus each time.
const focus = (element: HTMLElement | null) => element?.focus();

/** Confirms the purchase and leads back to what it interrupted. */
export function ThankYou({ purchase: { bought, balance } }: { readonly purchase: Purchase }) {
  const t = useMessages(checkoutMessages);
  const format = useFormat();
  const [query] = useSearchParams();
  const isMembership = bought === 0;
  const returnPath = ownPath(query.get('return'));
  return (
    <Card isPadded>
      <div ref={focus} tabIndex={-1} className={css.problem}>
        <Notice
          tone="ok"
          role="status"
          title={isMembership ? t('thanksMember') : t('thanks', { count: bought })}
          acts={
            <>
              {returnPath && (
                <LinkButton look="primary" link={Link} to={returnPath}>
                  {t('goBack')}
                </LinkButton>
              )}
              <LinkButton {...(returnPath ? {} : { look: 'primary' as const })} link={Link} to="/portal/billing">
                {t('toBilling')}
              </LinkButton>
              <LinkButton link={Link} to="/portal/tax-receipts">
                {t('toReceipts')}
              </LinkButton>
            </>
          }
        >
          {isMembership ? t('memberText') : t('newBalance', { count: balance, credits: format.number(balance) })}
        </Notice>
      </div>
    </Card>
  );
}
