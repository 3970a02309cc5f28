import { Card, LinkOrAnchor, classNames, type LinkLike } from '@porchlight/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import css from './list-card.module.css';

/** View of a list as a link: 'Published 71'. */
export interface ListView {
  readonly key: string;
  readonly label: string;
  readonly to: string;
  readonly isCurrent: boolean;
  readonly count?: number | undefined;
}
export interface ListCardProps {
  readonly views?: readonly ListView[];
  /** Name of the navigation between the views. */
  readonly viewsLabel: string;
  readonly link?: LinkLike;
  readonly children: ReactNode;
}

/** Card around a list, with links to its views on top. */
export const ListCard = ({ views = [], viewsLabel, link, children }: ListCardProps) => (
  <Card className={css.card}>
    {views.length > 0 && <Views views={views} label={viewsLabel} link={link} />}
    {children}
  </Card>
);

interface ViewsProps {
  readonly views: readonly ListView[];
  readonly label: string;
  readonly link: LinkLike | undefined;
}

/** Links to the views, of which the current one is in sight. */
function Views({ views, label, link }: ViewsProps) {
  const nav = useRef<HTMLElement>(null);
  const currentKey = views.find(({ isCurrent }) => isCurrent)?.key;
  useEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (nav.current && current)
      nav.current.scrollLeft = current.offsetLeft - (nav.current.clientWidth - current.offsetWidth) / 2;
  }, [currentKey]);
  return (
    <nav aria-label={label} className={css.views} ref={nav}>
      <ul>
        {views.map(({ key, label: text, to, isCurrent, count }) => (
          <li key={key}>
            <LinkOrAnchor
              link={link}
              to={to}
              className={classNames(css.view, isCurrent && css.current)}
              aria-current={isCurrent ? 'page' : undefined}
            >
              {text}
              {count !== undefined && <span className={css.count}>{count}</span>}
            </LinkOrAnchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
