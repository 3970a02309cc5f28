import { LinkOrAnchor, type LinkLike } from '../../link-like.ts';
import css from './pagination.module.css';

export interface PaginationProps {
  /** Pages of the list, as in the response. */
  readonly pagination: {
    readonly currentPage: number;
    readonly prevPages: readonly number[];
    readonly nextPages: readonly number[];
  };
  readonly label: string;
  readonly previousLabel: string;
  readonly nextLabel: string;
  /** Accessible name of a page link: "Page 3". */
  readonly pageLabel: (page: number) => string;
  readonly addressOf: (page: number) => string;
  readonly link?: LinkLike | undefined;
  readonly onGo?: (() => void) | undefined;
}

/** Pagination with real links: the neighbouring pages that the API returned, and the first one. */
export function Pagination({
  pagination: { currentPage: current, prevPages: previous, nextPages: next },
  label,
  previousLabel,
  nextLabel,
  pageLabel,
  addressOf,
  link,
  onGo,
}: PaginationProps) {
  if (previous.length === 0 && next.length === 0) return null;
  const page = (number: number, text: string, name?: string, rel?: 'prev' | 'next') => (
    <LinkOrAnchor
      key={text}
      link={link}
      to={addressOf(number)}
      className={css.page}
      aria-label={name}
      rel={rel}
      onClick={onGo}
      aria-current={number === current ? 'page' : undefined}
    >
      {text}
    </LinkOrAnchor>
  );
  const isFirstFar = Math.min(current, ...previous) > 1;
  return (
    <nav className={css.nav} aria-label={label}>
      {previous.length > 0 && page(current - 1, previousLabel, undefined, 'prev')}
      {isFirstFar && (
        <>
          {page(1, '1', pageLabel(1))}
          <span className={css.gap} aria-hidden>
            …
          </span>
        </>
      )}
      {[...previous, current, ...next].map((number) => page(number, String(number), pageLabel(number)))}
      {next.length > 0 && page(current + 1, nextLabel, undefined, 'next')}
    </nav>
  );
}
