import { dialogOpened, useLanguage, useSession, useMessages, type ShellRole } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { Link, useLocation } from '@porchlight/client/router';
import { Avatar, Icon, Menu, type MenuItem } from '@porchlight/ui';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { dashboardPaths } from '../../routing/dashboard-gate.tsx';
import { shellMessages } from '../../messages/catalog.ts';
import css from './header.module.css';
import { languageChoices } from '../languages.ts';
import { chooseTheme, themes, useTheme } from '../theme.ts';

/**
 * Renders the menu of the signed-in user. Landlords have no My Account entry, because their account is in the portal
 * (docs/rules/access.md#access-4-roles-decide-layout-and-dashboard).
 */
export function AccountMenu({ role }: { readonly role: ShellRole }) {
  const t = useMessages(shellMessages);
  const { user } = useSession();
  const dispatch = useDispatch();
  const language = useLanguage();
  const { pathname } = useLocation();
  const theme = useTheme();
  if (!user) return null;
  const themeItems = themes.map(([one, key], at): MenuItem => ({
    id: one,
    label: t('themeIs', { name: t(key) }),
    icon: theme === one ? IconCheck : undefined,
    startsGroup: at === 0,
    onPick: () => {
      chooseTheme(one);
    },
  }));
  const items: readonly MenuItem[] = [
    { id: 'dashboard', label: t('dashboard'), to: dashboardPaths[role] },
    ...(role === 'landlord' ? [] : [{ id: 'my-account', label: t('myAccount'), to: '/admin/my-account' }]),
    ...themeItems,
    ...languageChoices(pathname).map((one, at): MenuItem => ({
      id: one.language,
      label: one.name,
      to: one.href,
      lang: one.language,
      isCurrent: one.language === language,
      icon: one.language === language ? IconCheck : undefined,
      startsGroup: at === 0,
    })),
    {
      id: 'logout',
      label: t('logout'),
      startsGroup: true,
      onPick: () => {
        dispatch(dialogOpened('logout'));
      },
    },
  ];
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <Menu
      name={t('account', { name })}
      items={items}
      link={AccountLink}
      buttonClass={css.account ?? ''}
      label={
        <>
          <Avatar id={user.id} name={name} photo={user.photo} />
          <span className={css.wide}>{user.firstName}</span>
          <Icon of={IconChevronDown} size={16} />
        </>
      }
    />
  );
}

/** Renders a menu link. URLs in another language load a new page; all others use the router. */
function AccountLink({ to, lang, children, ...rest }: Parameters<typeof Link>[0] & { readonly to: string }) {
  if (!lang)
    return (
      <Link {...rest} to={to}>
        {children}
      </Link>
    );
  return (
    <a {...rest} href={to} lang={lang}>
      {children}
    </a>
  );
}
