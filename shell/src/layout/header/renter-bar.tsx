import { useMessages, type ShellRole } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { Icon } from '@porchlight/ui';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { shellMessages } from '../../messages/catalog.ts';
import { AccountMenu } from './account-menu.tsx';
import css from './header.module.css';
import { Logo } from './logo.tsx';
import { FavouritesLink } from './favourites-link.tsx';
import { RenterTabs } from './renter-tabs.tsx';

/** Renders the bar above the renter's pages, with their tabs. */
export function RenterBar({ role }: { readonly role: ShellRole }) {
  const t = useMessages(shellMessages);
  return (
    <header className={css.console}>
      <div className={css.bar}>
        <Logo />
        <span className={css.grow} />
        <Link to="/homes" className={css.findHome}>
          <Icon of={IconSearch} />
          <span>{t('findHome')}</span>
        </Link>
        <FavouritesLink />
        <AccountMenu role={role} />
      </div>
      <RenterTabs />
    </header>
  );
}
