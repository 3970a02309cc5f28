import { dialogOpened, miniMenuToggled, useMessages, type ShellRole } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { Link } from '@porchlight/client/router';
import { Icon, IconButton } from '@porchlight/ui';
import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs';
import IconUserCircle from '@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs';
import { shellMessages } from '../../messages/catalog.ts';
import { AccountMenu } from './account-menu.tsx';
import css from './header.module.css';
import { ListYourAd } from './list-your-ad.tsx';
import { Logo } from './logo.tsx';
import { MiniMenu } from './mini-menu.tsx';
import { FavouritesLink } from './favourites-link.tsx';
import { PrimaryMenu } from './primary-menu.tsx';

/** Renders the header of the public site: 68 px high, 58 px on phones. */
export function Header({ path, role }: { readonly path: string; readonly role: ShellRole }) {
  const t = useMessages(shellMessages);
  const dispatch = useDispatch();
  return (
    <header className={css.header}>
      <div className={css.bar}>
        <Logo />
        <PrimaryMenu />
        <FavouritesLink />
        {role === 'visitor' ? <LoginLink path={path} /> : <AccountMenu role={role} />}
        <span className={css.wide}>
          <ListYourAd />
        </span>
        <IconButton
          className={css.narrow}
          icon={IconMenu2}
          label={t('openMenu')}
          aria-haspopup="dialog"
          onClick={() => {
            dispatch(miniMenuToggled(true));
          }}
        />
      </div>
      <MiniMenu role={role} />
    </header>
  );
}

/**
 * Renders the login link, which opens the dialog over the current page; without JavaScript /login opens it over the
 * home page.
 */
function LoginLink({ path }: { readonly path: string }) {
  const t = useMessages(shellMessages);
  const dispatch = useDispatch();
  return (
    <Link
      to="/login"
      state={{ over: path }}
      className={css.login}
      onClick={(event) => {
        event.preventDefault();
        dispatch(dialogOpened('login'));
      }}
    >
      <Icon of={IconUserCircle} />
      {t('login')}
    </Link>
  );
}
