import { usePermission } from '@porchlight/client';
import type { AccountStats, Wallet } from '@porchlight/contracts/commerce';
import { hasNumbers, useMirror } from './use-mirror.ts';
import { walletCalls } from './wallet-calls.ts';

const isWallet = hasNumbers<Wallet>('credits');
const isStats = hasNumbers<AccountStats>('dailyCreditUsage', 'numOfDaysLeft', 'numOfEnabledListings', 'numOfListings');

/** Returns the wallet and what the live listings use. While they load, the numbers are those of the last visit. */
export function useWallet() {
  const options = { refetchOnMountOrArgChange: true, skip: !usePermission('viewWallet') };
  const wallet = walletCalls.useGetWalletQuery(undefined, options);
  const stats = walletCalls.useGetAccountStatsQuery(undefined, options);
  const shownWallet = useMirror('wallet', wallet.data?.wallet, isWallet);
  const shownStats = useMirror('account-stats', stats.data?.accountStats, isStats);
  return {
    wallet: wallet.isLoading ? shownWallet : wallet.data?.wallet,
    stats: stats.isLoading ? shownStats : stats.data?.accountStats,
    isLoading: wallet.isLoading || stats.isLoading,
    error: wallet.error ?? stats.error,
    refetch: () => {
      void wallet.refetch();
      void stats.refetch();
    },
  };
}
