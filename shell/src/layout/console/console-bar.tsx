import { useMessages, type ShellRole } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { Icon, IconButton } from '@porchlight/ui';
import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs';
import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs';
import { shellMessages } from '../../messages/catalog.ts';
import { AccountMenu } from '../header/account-menu.tsx';
import { Logo } from '../header/logo.tsx';
import css from './console-bar.module.css';

interface Props {
  readonly role: ShellRole;
  readonly onOpenMenu: () => void;
}

/** Renders the bar above a page of a console: the menu and the logo where there is no sidebar, the site, the account. */
export function ConsoleBar({ role, onOpenMenu }: Props) {
  const t = useMessages(shellMessages);
  return (
    <header className={css.bar}>
      <div className={css.narrow}>
        <IconButton icon={IconMenu2} label={t('openMenu')} onClick={onOpenMenu} />
        <Logo />
      </div>
      <Link to="/" className={css.site}>
        <Icon of={IconExternalLink} />
        {t('viewSite')}
      </Link>
      <AccountMenu role={role} />
    </header>
  );
}
