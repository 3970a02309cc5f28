import { dialogOpened, miniMenuToggled, useWords, type ShellRole } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { Link } from '@porchlight/client/router';
import { Icon, IconButton } from '@porchlight/ui';
import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs';
import IconUserCircle from '@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs';
import { shellWords } from '../words/catalogue.ts';
import { AccountMenu } from './account-menu.tsx';
import css from './header.module.css';
import { ListYourAd } from './list-your-ad.tsx';
import { Logo } from './logo.tsx';
import { MiniMenu } from './mini-menu.tsx';
import { PicksLink } from './picks-link.tsx';
import { PrimaryMenu } from './primary-menu.tsx';

/** The header of the public site: 68 px, 58 on phones. */
export function Header({ path, role }: { readonly path: string; readonly role: ShellRole }) {
  const t = useWords(shellWords);
  const dispatch = useDispatch();
  return (
    <header className={css.header}>
      <div className={css.bar}>
        <Logo />
        <PrimaryMenu />
        <PicksLink />
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

/** Opens the login dialog where the reader is; without script its address opens it over home. */
function LoginLink({ path }: { readonly path: string }) {
  const t = useWords(shellWords);
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
