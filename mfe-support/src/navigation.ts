import type { ConsoleNavigation } from '@porchlight/client';
import IconBuildingCommunity from '@tabler/icons-react/dist/esm/icons/IconBuildingCommunity.mjs';
import IconLayoutDashboard from '@tabler/icons-react/dist/esm/icons/IconLayoutDashboard.mjs';
import type { en } from './messages/en.ts';
import { pendingListingsPath } from './shared/support-paths.ts';

/** Navigation of the support area. */
export const navigation: ConsoleNavigation<typeof en> = {
  groups: [
    {
      entries: [
        { path: '/support/dashboard', icon: IconLayoutDashboard },
        {
          path: pendingListingsPath,
          icon: IconBuildingCommunity,
          includes: ['/support/listings', '/support/listing'],
        },
      ],
    },
  ],
};
