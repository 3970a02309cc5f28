import { Card, LinkOrAnchor, classNames, type LinkLike } from '@porchlight/ui';
import type { ReactNode } from 'react';
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
    {views.length > 0 && (
      <nav aria-label={viewsLabel} className={css.views}>
        <ul>
          {views.map(({ key, label, to, isCurrent, count }) => (
            <li key={key}>
              <LinkOrAnchor
                link={link}
                to={to}
                className={classNames(css.view, isCurrent && css.current)}
                aria-current={isCurrent ? 'page' : undefined}
              >
                {label}
                {count !== undefined && <span className={css.count}>{count}</span>}
              </LinkOrAnchor>
            </li>
          ))}
        </ul>
      </nav>
    )}
    {children}
  </Card>
);
