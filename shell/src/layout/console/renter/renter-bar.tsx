import { useMessages } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { Icon } from '@porchlight/ui';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import type { ConsolePartsProps } from '../console-parts.tsx';
import css from './renter-bar.module.css';
import { consoleMessages } from '../messages/catalog.ts';
import { RenterTabs } from './renter-tabs.tsx';

/** Renders the bar above the renter's pages, with their tabs. */
export function RenterBar({ logo, picks, account }: Pick<ConsolePartsProps, 'logo' | 'picks' | 'account'>) {
  const t = useMessages(consoleMessages);
  return (
    <header className={css.header}>
      <div className={css.bar}>
        {logo}
        <span className={css.grow} />
        <Link to="/homes" className={css.findHome}>
          <Icon of={IconSearch} />
          <span>{t('findHome')}</span>
        </Link>
        {picks}
        {account}
      </div>
      <RenterTabs />
    </header>
  );
}
