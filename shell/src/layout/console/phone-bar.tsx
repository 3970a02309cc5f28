import { useMessages } from '@porchlight/client';
import { Icon } from '@porchlight/ui';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import { consoleMessages } from './messages/catalog.ts';
import { NavigationLink } from './navigation-list.tsx';
import css from './phone-bar.module.css';
import type { NavigationGroup } from './use-navigation.ts';

interface Props {
  readonly paths: readonly string[] | undefined;
  readonly groups: readonly NavigationGroup[];
  readonly onMore: () => void;
}

/** Renders the main pages of a console in a bar at the bottom of phones, and a button that opens all of them. */
export function PhoneBar({ paths, groups, onMore }: Props) {
  const t = useMessages(consoleMessages);
  const items = groups.flatMap((group) => group.items).filter(({ path }) => paths?.includes(path));
  if (items.length === 0) return null;
  return (
    <nav className={css.bar} aria-label={t('consoleMainPages')}>
      {items.map((item) => (
        <NavigationLink key={item.path} item={item} className={css.link} />
      ))}
      <button type="button" className={css.link} onClick={onMore}>
        <Icon of={IconDots} />
        {t('more')}
      </button>
    </nav>
  );
}
