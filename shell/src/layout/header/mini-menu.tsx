import { dialogOpened, miniMenuToggled, useMessages, type ShellRole } from '@porchlight/client';
import { useDispatch, useSelector } from '@porchlight/client/redux';
import { Button, Sheet } from '@porchlight/ui';
import { useSiteSettings } from '../../page/use-site-settings.ts';
import { shellMessages } from '../../messages/catalog.ts';
import { LanguageSwitch } from '../footer.tsx';
import css from './header.module.css';
import { ListYourAd } from './list-your-ad.tsx';
import { MenuLink } from './primary-menu.tsx';
import { chooseTheme, themes, useTheme } from '../theme.ts';

/** Renders the mobile menu as a sheet: complete menu, login, List Your Ad, theme and language. */
export function MiniMenu({ role }: { readonly role: ShellRole }) {
  const t = useMessages(shellMessages);
  const dispatch = useDispatch();
  const isOpen = useSelector((state) => state.layout.isMiniMenuOpen);
  const items = useSiteSettings().menuOf('Primary');
  const close = () => {
    dispatch(miniMenuToggled(false));
  };
  return (
    <Sheet isOpen={isOpen} onClose={close} title={t('menu')} closeLabel={t('close')}>
      <nav className={css.sheet} aria-label={t('mainMenu')}>
        {items
          .flatMap((item) => (item.children.length > 0 ? item.children : [item]))
          .map((item, at) => (
            <MenuLink key={at} item={item} className={css.sheetLink} onClick={close} />
          ))}
      </nav>
      <div className={css.sheet}>
        {role === 'visitor' && (
          <Button
            look="primary"
            isWide
            onClick={() => {
              dispatch(dialogOpened('login'));
            }}
          >
            {t('login')}
          </Button>
        )}
        <ListYourAd />
        <ThemeChoice />
        <LanguageSwitch />
      </div>
    </Sheet>
  );
}

function ThemeChoice() {
  const t = useMessages(shellMessages);
  const theme = useTheme();
  return (
    <fieldset className={css.themes}>
      <legend>{t('theme')}</legend>
      {themes.map(([value, key]) => (
        <label key={value}>
          <input
            type="radio"
            name="theme"
            checked={theme === value}
            onChange={() => {
              chooseTheme(value);
            }}
          />
          {t(key)}
        </label>
      ))}
    </fieldset>
  );
}
