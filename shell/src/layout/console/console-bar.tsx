import { miniMenuToggled, useMessages, type Screen } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { Link } from '@porchlight/client/router';
import { IconButton } from '@porchlight/ui';
import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs';
import { shellMessages } from '../../messages/catalog.ts';
import type { ConsolePartsProps } from './console-parts.tsx';
import css from './console-bar.module.css';
import { consoleMessages } from './messages/catalog.ts';
import { PaletteOpener } from './palette/palette-opener.tsx';

interface Props extends Pick<ConsolePartsProps, 'logo' | 'account'> {
  readonly palette: Screen | undefined;
}

/**
 * Renders the bar above a page of a console: the menu and the logo where there is no sidebar, the command palette, the
 * site, the account.
 */
export function ConsoleBar({ logo, account, palette }: Props) {
  const dispatch = useDispatch();
  const t = useMessages(shellMessages);
  const tOfConsole = useMessages(consoleMessages);
  return (
    <header className={css.bar}>
      <div className={css.narrow}>
        <IconButton
          icon={IconMenu2}
          label={t('openMenu')}
          onClick={() => {
            dispatch(miniMenuToggled(true));
          }}
        />
        {logo}
      </div>
      {palette && <PaletteOpener palette={palette} />}
      <Link to="/" className={css.site}>
        {tOfConsole('viewSite')}
      </Link>
      {account}
    </header>
  );
}
