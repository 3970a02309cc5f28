import { useMessages } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { ChipLink } from '@porchlight/ui';
import { portalMessages } from '../../messages/catalog.ts';
import css from './billing-pages.module.css';

const pages = [
  { title: 'billing', path: '/portal/billing' },
  { title: 'usage', path: '/portal/billing/usage' },
  { title: 'taxReceipts', path: '/portal/tax-receipts' },
] as const;

/** Links between the pages about credits and payments. */
export function BillingPages({ current }: { readonly current: (typeof pages)[number]['title'] }) {
  const t = useMessages(portalMessages);
  return (
    <nav aria-label={t('billingPages')}>
      <ul className={css.pages}>
        {pages.map(({ title, path }) => (
          <li key={path}>
            <ChipLink link={Link} to={path} isOn={title === current}>
              {t(title)}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
