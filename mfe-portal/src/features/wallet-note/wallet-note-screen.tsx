import { useFormat, useMessages, usePermission } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { LinkButton } from '@porchlight/ui';
import { portalMessages } from '../../messages/catalog.ts';
import { useWallet } from '../../shared/wallet/use-wallet.ts';
import css from './wallet-note.module.css';

/** Renders the credits of the landlord's company and how long they last, at the foot of the sidebar. */
export function WalletNoteScreen() {
  const t = useMessages(portalMessages);
  const format = useFormat();
  const canBuy = usePermission('createCheckout');
  const { wallet, stats, error } = useWallet();
  // The pages of billing report what failed.
  if (!wallet || !stats || error) return null;
  const { dailyCreditUsage, numOfDaysLeft } = stats;
  return (
    <section className={css.note} aria-label={t('wallet')}>
      <p>{t('wallet')}</p>
      <p>
        <strong className={css.credits}>{format.number(wallet.credits)}</strong>{' '}
        {t('walletCredits', { count: wallet.credits })}
      </p>
      {dailyCreditUsage > 0 && <p>{t('walletLasts', { days: numOfDaysLeft, usage: dailyCreditUsage })}</p>}
      {canBuy && (
        <LinkButton look="porch" isWide link={Link} to="/portal/billing/checkout">
          {t('buyCredits')}
        </LinkButton>
      )}
    </section>
  );
}
