import { Link } from '@porchlight/client/router';
import { Icon } from '@porchlight/ui';
import css from './navigation-list.module.css';
import type { NavigationGroup, NavigationItem } from './use-navigation.ts';

interface Props {
  readonly groups: readonly NavigationGroup[];
  readonly onFollow?: () => void;
}

/** Renders the links of a console's navigation under the titles of their groups. */
export const NavigationList = ({ groups, onFollow }: Props) => (
  <div className={css.groups}>
    {groups.map(({ title, items }) => (
      <div key={items[0]?.path}>
        {title && <p className={css.title}>{title}</p>}
        <ul aria-label={title}>
          {items.map((item) => (
            <li key={item.path}>
              <NavigationLink item={item} className={css.link} onFollow={onFollow} />
            </li>
          ))}
        </ul>
      </div>
    ))}
  </div>
);

interface LinkProps {
  readonly item: NavigationItem;
  readonly className: string | undefined;
  readonly onFollow?: (() => void) | undefined;
}

/** Renders one link with its icon; the page that is open is the current one. */
export const NavigationLink = ({ item: { path, title, icon, isCurrent }, className, onFollow }: LinkProps) => (
  <Link to={path} className={className} onClick={onFollow} {...(isCurrent ? { 'aria-current': 'page' as const } : {})}>
    <Icon of={icon} />
    {title}
  </Link>
);
