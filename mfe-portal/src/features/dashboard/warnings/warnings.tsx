import { useFormat, useMessages, useNow, usePermission, type ApiError } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { ErrorState } from '@porchlight/console-ui';
import { LinkButton, Notice } from '@porchlight/ui';
import type { useWallet } from '../../../shared/wallet/use-wallet.ts';
import { checkoutPath } from '../checkout-path.ts';
import { dashboardMessages } from '../messages/catalog.ts';
import { walletWarnings, type WalletWarning } from './wallet-warnings.ts';
import css from './warnings.module.css';

/** Warnings about a membership or credits that end soon. */
export function Warnings({
  wallet: { wallet, stats, error, refetch },
}: {
  readonly wallet: ReturnType<typeof useWallet>;
}) {
  const t = useMessages(dashboardMessages);
  const now = useNow();
  if (error)
    return (
      <ErrorState
        title={t('walletFailed')}
        message={(error as ApiError).message}
        retryText={t('tryAgain')}
        onRetry={refetch}
      />
    );
  if (!wallet || !stats) return null;
  return walletWarnings(wallet, stats, now).map((warning) => <Warning key={warning.kind} warning={warning} />);
}

function Warning({ warning }: { readonly warning: WalletWarning }) {
  const t = useMessages(dashboardMessages);
  const canBuy = usePermission('createCheckout');
  const [title, text] = useTexts(warning);
  const isCredits = warning.kind === 'creditsEnd';
  const act = (
    <LinkButton link={Link} to={checkoutPath(isCredits ? undefined : 'membership')}>
      {t(isCredits ? 'buyCredits' : 'renew')}
    </LinkButton>
  );
  return (
    <Notice tone="warn" title={title} className={css.warning} acts={canBuy && act}>
      {text}
    </Notice>
  );
}

function useTexts(warning: WalletWarning): readonly [title: string, text: string] {
  const t = useMessages(dashboardMessages);
  const format = useFormat();
  if (warning.kind === 'creditsEnd') return [t('creditsEnd', { days: warning.days }), t('creditsEndText')];
  return [
    t(warning.kind, { date: format.date(warning.lastDay, 'long') }),
    t('benefits', { date: format.date(warning.benefitsUntil, 'long') }),
  ];
}
