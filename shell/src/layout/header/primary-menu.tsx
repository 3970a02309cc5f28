import { useMessages } from '@porchlight/client';
import { Link, NavLink, useLocation } from '@porchlight/client/router';
import type { MenuItem } from '@porchlight/contracts/content';
import { Icon, Menu } from '@porchlight/ui';
import IconArrowUpRight from '@tabler/icons-react/dist/esm/icons/IconArrowUpRight.mjs';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { useSiteSettings } from '../../page/use-site-settings.ts';
import { shellMessages } from '../../messages/catalog.ts';
import css from './header.module.css';

/** Renders one entry of a site menu: internal URLs use the router, external ones are plain links with their target. */
export function MenuLink({
  item,
  className,
  onClick,
  end,
}: {
  readonly item: MenuItem;
  readonly className?: string | undefined;
  readonly onClick?: () => void;
  /** Marks the link as current on its exact path only. */ readonly end?: boolean;
}) {
  const t = useMessages(shellMessages);
  if (!item.externalUrl && item.target === '_self')
    return (
      <NavLink to={item.url} end={end ?? false} className={className} onClick={onClick}>
        {item.title}
      </NavLink>
    );
  return (
    <a href={item.url} className={className} target={item.target} rel="noopener" onClick={onClick}>
      {item.title}
      {item.externalUrl && (
        <Icon of={IconArrowUpRight} size={16} {...(item.target === '_blank' ? { label: t('opensElsewhere') } : {})} />
      )}
    </a>
  );
}

/** Renders the primary menu; entries with children open a submenu. */
export function PrimaryMenu() {
  const t = useMessages(shellMessages);
  const { pathname } = useLocation();
  const items = useSiteSettings().menuOf('Primary');
  return (
    <nav className={css.nav} aria-label={t('mainMenu')}>
      {items.map((item, at) =>
        item.children.length === 0 ? (
          <MenuLink key={at} item={item} className={css.navLink} />
        ) : (
          <Menu
            key={at}
            align="start"
            link={Link}
            buttonClass={css.navLink ?? ''}
            label={
              <>
                {item.title}
                <Icon of={IconChevronDown} size={16} />
              </>
            }
            items={item.children.map((child) => ({
              id: child.url,
              label: child.title,
              to: child.url,
              target: child.target === '_blank' ? '_blank' : undefined,
              isCurrent: child.url === pathname,
            }))}
          />
        ),
      )}
    </nav>
  );
}
