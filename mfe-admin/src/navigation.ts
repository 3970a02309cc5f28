import type { ConsoleNavigation } from '@porchlight/client';
import IconApi from '@tabler/icons-react/dist/esm/icons/IconApi.mjs';
import IconArticle from '@tabler/icons-react/dist/esm/icons/IconArticle.mjs';
import IconBuildingCommunity from '@tabler/icons-react/dist/esm/icons/IconBuildingCommunity.mjs';
import IconCategory from '@tabler/icons-react/dist/esm/icons/IconCategory.mjs';
import IconCoins from '@tabler/icons-react/dist/esm/icons/IconCoins.mjs';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconForms from '@tabler/icons-react/dist/esm/icons/IconForms.mjs';
import IconHelpCircle from '@tabler/icons-react/dist/esm/icons/IconHelpCircle.mjs';
import IconTypography from '@tabler/icons-react/dist/esm/icons/IconTypography.mjs';
import IconLayoutDashboard from '@tabler/icons-react/dist/esm/icons/IconLayoutDashboard.mjs';
import IconLanguage from '@tabler/icons-react/dist/esm/icons/IconLanguage.mjs';
import IconLayout from '@tabler/icons-react/dist/esm/icons/IconLayout.mjs';
import IconLinkOff from '@tabler/icons-react/dist/esm/icons/IconLinkOff.mjs';
import IconListTree from '@tabler/icons-react/dist/esm/icons/IconListTree.mjs';
import IconMap2 from '@tabler/icons-react/dist/esm/icons/IconMap2.mjs';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import IconMessages from '@tabler/icons-react/dist/esm/icons/IconMessages.mjs';
import IconRouteAltRight from '@tabler/icons-react/dist/esm/icons/IconRouteAltRight.mjs';
import IconRss from '@tabler/icons-react/dist/esm/icons/IconRss.mjs';
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import type { en } from './messages/en.ts';

/** Navigation of the admin area, in the groups of its sidebar. */
export const navigation: ConsoleNavigation<typeof en> = {
  groups: [
    { entries: [{ path: '/admin/dashboard', icon: IconLayoutDashboard }] },
    {
      title: (messages) => messages.groupContent,
      entries: [
        { path: '/admin/posts', icon: IconArticle },
        { path: '/admin/posts/categories', icon: IconCategory },
        { path: '/admin/pages', icon: IconFileText },
        { path: '/admin/pages/types', icon: IconLayout },
        { path: '/admin/faqs', icon: IconHelpCircle },
        { path: '/admin/forms', icon: IconForms },
        { path: '/admin/menu-editor', icon: IconListTree, includes: ['/admin/menu-items'] },
        { path: '/admin/global-content', icon: IconTypography },
        { path: '/admin/translations', icon: IconLanguage },
      ],
    },
    {
      title: (messages) => messages.groupMarketplace,
      entries: [
        { path: '/admin/companies', icon: IconBuildingCommunity },
        { path: '/admin/feeds', icon: IconRss },
        { path: '/admin/inquiries', icon: IconMessages },
        { path: '/admin/renters', icon: IconUsers },
        { path: '/admin/cities', icon: IconMapPin, includes: ['/admin/provinces'] },
        { path: '/admin/metropolitan-areas', icon: IconMap2, includes: ['/admin/metropolitanarea'] },
      ],
    },
    {
      title: (messages) => messages.groupPeople,
      entries: [
        {
          path: '/admin/user-management',
          icon: IconUsers,
          includes: ['/admin/users', '/admin/roles', '/admin/permissions'],
        },
      ],
    },
    {
      title: (messages) => messages.groupCommerce,
      entries: [
        { path: '/admin/ecommerce', icon: IconCoins, includes: ['/admin/credit-bundles', '/admin/promo-codes'] },
      ],
    },
    {
      title: (messages) => messages.groupSite,
      entries: [
        { path: '/admin/settings', icon: IconSettings, includes: ['/admin/settings/modules'] },
        { path: '/admin/redirects', icon: IconRouteAltRight },
        { path: '/admin/link-check', icon: IconLinkOff },
        { path: '/admin/api-dashboard', icon: IconApi },
      ],
    },
  ],
};
