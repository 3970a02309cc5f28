import type { ConsoleNavigation } from '@porchlight/client';
import IconLayoutDashboard from '@tabler/icons-react/dist/esm/icons/IconLayoutDashboard.mjs';
import type { en } from './messages/en.ts';

/** Navigation of the support area. */
export const navigation: ConsoleNavigation<typeof en> = {
  groups: [{ entries: [{ path: '/support/dashboard', icon: IconLayoutDashboard }] }],
};
