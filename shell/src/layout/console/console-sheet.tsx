import { useMessages } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { Sheet } from '@porchlight/ui';
import { shellMessages } from '../../messages/catalog.ts';
import css from './console-sheet.module.css';
import { consoleMessages } from './messages/catalog.ts';
import { NavigationList } from './navigation-list.tsx';
import type { NavigationGroup } from './use-navigation.ts';

interface Props {
  readonly isOpen: boolean;
  readonly title: string | undefined;
  readonly groups: readonly NavigationGroup[];
  readonly onClose: () => void;
}

/** Renders the navigation of a console as a sheet, on screens that are too narrow for the sidebar. */
export function ConsoleSheet({ isOpen, title, groups, onClose }: Props) {
  const t = useMessages(shellMessages);
  const tOfConsole = useMessages(consoleMessages);
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={title ?? t('menu')} closeLabel={t('close')}>
      <nav className={css.menu} aria-label={tOfConsole('consoleMenu')}>
        <NavigationList groups={groups} onFollow={onClose} />
        <Link to="/" className={css.site} onClick={onClose}>
          {tOfConsole('viewSite')}
        </Link>
      </nav>
    </Sheet>
  );
}
