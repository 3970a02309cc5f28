import { useWords } from '@porchlight/client';
import { Link, NavLink, useLocation } from '@porchlight/client/router';
import type { MenuItem } from '@porchlight/contracts/content';
import { Icon, Menu } from '@porchlight/ui';
import IconArrowUpRight from '@tabler/icons-react/dist/esm/icons/IconArrowUpRight.mjs';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { useSiteSettings } from '../page/use-site-settings.ts';
import { shellWords } from '../words/catalogue.ts';
import css from './header.module.css';

/** One entry of a menu of the site: inside by the router, outside as a plain link with its target. */
export function MenuLink({
  item,
  className,
  onClick,
  end,
}: {
  readonly item: MenuItem;
  readonly className?: string | undefined;
  readonly onClick?: () => void;
  /** Current on its own address only, not on those below it. */ readonly end?: boolean;
}) {
  const t = useWords(shellWords);
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

/** The primary menu; one level of children opens as a menu. */
export function PrimaryMenu() {
  const t = useWords(shellWords);
  const { pathname } = useLocation();
  const items = useSiteSettings().menuOf('Primary');
  return (
    <nav className={css.nav} aria-label={t('mainMenu')}>
      {items.map((item) =>
        item.children.length === 0 ? (
          <MenuLink key={item.title} item={item} className={css.navLink} />
        ) : (
          <Menu
            key={item.title}
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
