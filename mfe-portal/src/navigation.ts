import { screen, type ConsoleNavigation } from '@porchlight/client';
import IconBuildingCommunity from '@tabler/icons-react/dist/esm/icons/IconBuildingCommunity.mjs';
import IconChartHistogram from '@tabler/icons-react/dist/esm/icons/IconChartHistogram.mjs';
import IconId from '@tabler/icons-react/dist/esm/icons/IconId.mjs';
import IconInbox from '@tabler/icons-react/dist/esm/icons/IconInbox.mjs';
import IconLayoutDashboard from '@tabler/icons-react/dist/esm/icons/IconLayoutDashboard.mjs';
import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs';
import IconWallet from '@tabler/icons-react/dist/esm/icons/IconWallet.mjs';
import type { en } from './messages/en.ts';

const leadsBadge = screen(
  () => import(/* webpackChunkName: "leads-badge" */ './features/leads-badge/leads-badge-screen.tsx'),
);

/** Navigation of the portal, with the wallet at its foot. */
export const navigation: ConsoleNavigation<typeof en> = {
  groups: [
    {
      entries: [
        { path: '/portal/dashboard', icon: IconLayoutDashboard, includes: ['/portal/activities'] },
        { path: '/portal/listings', icon: IconBuildingCommunity },
        { path: '/portal/leads', icon: IconInbox, badge: leadsBadge },
        { path: '/portal/billing', icon: IconWallet, includes: ['/portal/wallet', '/portal/transactions'] },
        { path: '/portal/billing/usage', icon: IconChartHistogram },
        { path: '/portal/tax-receipts', icon: IconReceipt },
        { path: '/portal/account-details', icon: IconId },
      ],
    },
  ],
  phoneBar: ['/portal/dashboard', '/portal/listings', '/portal/leads', '/portal/billing'],
  foot: screen(() => import(/* webpackChunkName: "wallet-note" */ './features/wallet-note/wallet-note-screen.tsx')),
};
