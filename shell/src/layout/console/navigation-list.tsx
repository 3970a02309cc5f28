import { Link } from '@porchlight/client/router';
import { Icon } from '@porchlight/ui';
import { Suspense } from 'react';
import css from './navigation-list.module.css';
import { Optional } from './optional.tsx';
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

/** Renders one link with its icon and badge; the page that is open is the current one. */
export const NavigationLink = ({ item, className, onFollow }: LinkProps) => {
  const { path, title, icon, isCurrent, badge: Badge } = item;
  return (
    <Link
      to={path}
      className={className}
      onClick={onFollow}
      {...(isCurrent ? { 'aria-current': 'page' as const } : {})}
    >
      <Icon of={icon} />
      {title}
      {Badge && (
        <Optional>
          <Suspense>
            <Badge />
          </Suspense>
        </Optional>
      )}
    </Link>
  );
};
