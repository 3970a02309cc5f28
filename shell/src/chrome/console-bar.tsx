import { useWords, type ShellRole } from '@porchlight/client';
import { Link, NavLink, useLocation } from '@porchlight/client/router';
import { useEffect, useRef } from 'react';
import { shellWords } from '../words/catalogue.ts';
import { AccountMenu } from './account-menu.tsx';
import css from './header.module.css';
import { Logo } from './logo.tsx';
import { PicksLink } from './picks-link.tsx';

const tabs = [
  ['/admin/renter-profile', 'tabProfile'],
  ['/admin/my-inquiries', 'tabInquiries'],
  ['/admin/favourite-listings', 'tabFavourites'],
  ['/admin/recommended-listings', 'tabRecommended'],
  ['/admin/viewed-listings', 'tabViewed'],
  ['/admin/my-map', 'tabMap'],
  ['/admin/email-alerts', 'tabAlerts'],
] as const;

/** The slim bar above the consoles, and with its tabs above the renter's own pages (no public header or footer stands there). */
export function ConsoleBar({ role }: { readonly role: ShellRole }) {
  const t = useWords(shellWords);
  return (
    <header className={css.console}>
      <div className={css.bar}>
        <Logo />
        <span className={css.grow} />
        {role === 'renter' ? (
          <PicksLink />
        ) : (
          <Link to="/" className={css.login}>
            {t('viewSite')}
          </Link>
        )}
        <AccountMenu role={role} />
      </div>
      {role === 'renter' && <RenterTabs />}
    </header>
  );
}

/** On phones the row is longer than the window: the current tab comes into sight. */
function RenterTabs() {
  const t = useWords(shellWords);
  const { pathname } = useLocation();
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && tab) row.current.scrollLeft = tab.offsetLeft - (row.current.clientWidth - tab.offsetWidth) / 2;
  }, [pathname]);
  return (
    <nav ref={row} className={css.tabs} aria-label={t('renterTabs')}>
      {tabs.map(([to, key]) => (
        <NavLink key={to} to={to} className={css.tab}>
          {t(key)}
        </NavLink>
      ))}
    </nav>
  );
}
