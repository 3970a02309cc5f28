import { Icon, LinkOrAnchor, type LinkLike } from '@porchlight/ui';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import type { ReactNode } from 'react';
import css from './page-header.module.css';

/** One step of the path to a page. */
export interface Breadcrumb {
  readonly to: string;
  readonly label: string;
}
export interface PageHeaderProps {
  readonly title: ReactNode;
  readonly description?: ReactNode;
  /** Status badges under the title. */
  readonly status?: ReactNode;
  /** The primary action, on the right. */
  readonly action?: ReactNode;
  /** Pages above this one, the nearest last. */
  readonly breadcrumbs?: readonly Breadcrumb[];
  /** Name of the breadcrumb navigation; required with `breadcrumbs`. */
  readonly breadcrumbsLabel?: string;
  /** Link component of the router. */
  readonly link?: LinkLike;
}

/** Header of a console page: breadcrumbs, title, optional status and description, and the primary action. */
export const PageHeader = ({
  title,
  description,
  status,
  action,
  breadcrumbs = [],
  breadcrumbsLabel,
  link,
}: PageHeaderProps) => (
  <header className={css.header}>
    <div className={css.texts}>
      {breadcrumbs.length > 0 && (
        <nav aria-label={breadcrumbsLabel}>
          <ol className={css.breadcrumbs}>
            {breadcrumbs.map(({ to, label }) => (
              <li key={to}>
                <LinkOrAnchor link={link} to={to}>
                  <Icon of={IconChevronLeft} size={16} />
                  {label}
                </LinkOrAnchor>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <h1>{title}</h1>
      {status && <div className={css.status}>{status}</div>}
      {description && <p className={css.description}>{description}</p>}
    </div>
    {action && <div className={css.action}>{action}</div>}
  </header>
);
