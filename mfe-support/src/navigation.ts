import { screen, type ConsoleNavigation } from '@porchlight/client';
import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs';
import IconBuildingCommunity from '@tabler/icons-react/dist/esm/icons/IconBuildingCommunity.mjs';
import IconCalendarRepeat from '@tabler/icons-react/dist/esm/icons/IconCalendarRepeat.mjs';
import IconFileImport from '@tabler/icons-react/dist/esm/icons/IconFileImport.mjs';
import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs';
import IconLayoutDashboard from '@tabler/icons-react/dist/esm/icons/IconLayoutDashboard.mjs';
import IconMessages from '@tabler/icons-react/dist/esm/icons/IconMessages.mjs';
import IconRss from '@tabler/icons-react/dist/esm/icons/IconRss.mjs';
import IconTool from '@tabler/icons-react/dist/esm/icons/IconTool.mjs';
import IconUserSearch from '@tabler/icons-react/dist/esm/icons/IconUserSearch.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import type { en } from './messages/en.ts';
import {
  accountImportsPath,
  accountReviewsPath,
  companiesPath,
  companySearchPath,
  conversationsPath,
  feedLogsPath,
  listingSearchPath,
  pendingListingsPath,
  renewalPath,
  renewalResultsPath,
  reportedListingsPath,
  userSearchPath,
  usersPath,
  utilitiesPath,
} from './shared/support-paths.ts';

const pendingBadge = screen(
  () => import(/* webpackChunkName: "pending-badge" */ './features/pending-badge/pending-badge-screen.tsx'),
);

const reportsBadge = screen(
  () => import(/* webpackChunkName: "reports-badge" */ './features/reports-badge/reports-badge-screen.tsx'),
);

const messagesBadge = screen(
  () => import(/* webpackChunkName: "messages-badge" */ './features/messages-badge/messages-badge-screen.tsx'),
);

const accountReviewsBadge = screen(
  () =>
    import(
      /* webpackChunkName: "account-reviews-badge" */ './features/account-reviews-badge/account-reviews-badge-screen.tsx'
    ),
);

/** Navigation of the support area. */
export const navigation: ConsoleNavigation<typeof en> = {
  groups: [
    {
      entries: [
        { path: '/support/dashboard', icon: IconLayoutDashboard },
        { path: reportedListingsPath, icon: IconFlag, badge: reportsBadge },
        { path: conversationsPath, icon: IconMessages, badge: messagesBadge },
        { path: accountReviewsPath, icon: IconUserSearch, badge: accountReviewsBadge },
        {
          path: pendingListingsPath,
          icon: IconBuildingCommunity,
          badge: pendingBadge,
          includes: ['/support/listings', '/support/listing', listingSearchPath],
        },
        { path: usersPath, icon: IconUsers, includes: [userSearchPath, '/support/user'] },
        { path: companiesPath, icon: IconBuilding, includes: ['/support/company', companySearchPath] },
        { path: renewalPath, icon: IconCalendarRepeat, includes: [renewalResultsPath] },
        { path: accountImportsPath, icon: IconFileImport },
        { path: feedLogsPath, icon: IconRss },
        { path: utilitiesPath, icon: IconTool },
      ],
    },
  ],
};
