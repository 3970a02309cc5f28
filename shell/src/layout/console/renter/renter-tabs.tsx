import { useMessages } from '@porchlight/client';
import { NavLink, useLocation } from '@porchlight/client/router';
import { useEffect, useRef } from 'react';
import { consoleMessages } from '../messages/catalog.ts';
import css from './renter-tabs.module.css';

const renterTabs = [
  ['/admin/renter-profile', 'tabProfile'],
  ['/admin/my-inquiries', 'tabInquiries'],
  ['/admin/favourite-listings', 'tabFavourites'],
  ['/admin/recommended-listings', 'tabRecommended'],
  ['/admin/viewed-listings', 'tabViewed'],
  ['/admin/my-map', 'tabMap'],
  ['/admin/email-alerts', 'tabAlerts'],
] as const;

/** Renders the tabs of the renter's pages and scrolls the current tab into view on narrow screens. */
export function RenterTabs() {
  const t = useMessages(consoleMessages);
  const { pathname } = useLocation();
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && tab) row.current.scrollLeft = tab.offsetLeft - (row.current.clientWidth - tab.offsetWidth) / 2;
  }, [pathname]);
  return (
    <nav ref={row} className={css.tabs} aria-label={t('renterTabs')}>
      {renterTabs.map(([to, key]) => (
        <NavLink key={to} to={to} className={css.tab}>
          {t(key)}
        </NavLink>
      ))}
    </nav>
  );
}
