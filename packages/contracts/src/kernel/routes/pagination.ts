import { IsBoolean, IsInt } from 'class-validator';
import { Nested } from '../input/nested.ts';
import { IsCount } from '../input/fields.ts';
import { maxSearchResults } from '../input/kernel-limits.ts';

export class Showing {
  /** First item of the page, counted from 1; 0 when there is none. */
  @IsCount() start!: number;
  @IsCount() end!: number;
}

/**
 * Position in a paged list of at most 2,400 items. `more` is true when more items match; `total` is then exact if it is
 * above 2,400, else a lower bound.
 */
export class PagePosition {
  @IsCount() currentPage!: number;
  @Nested(() => Showing) showing!: Showing;
  @IsCount() total!: number;
  @IsBoolean() more!: boolean;
}

/** Position in a paged list of listings, with the pages around it. */
export class Pagination extends PagePosition {
  @IsInt({ each: true }) prevPages!: number[];
  @IsInt({ each: true }) nextPages!: number[];
  @IsCount() numOfListingsFromPageOne!: number;
  @IsBoolean() endOfListings!: boolean;
}

/** Returns the pagination of a page. A page out of range is clamped to the first or last page. */
export function paginationOf({
  page,
  perPage,
  total,
  more = false,
}: {
  page: number;
  perPage: number;
  total: number;
  more?: boolean;
}): Pagination {
  const reachable = Math.min(total, maxSearchResults);
  const last = Math.max(1, Math.ceil(reachable / perPage));
  const currentPage = Math.min(Math.max(1, page), last);
  const start = total === 0 ? 0 : (currentPage - 1) * perPage + 1;
  const end = Math.min(reachable, currentPage * perPage);
  const pages = (from: number, to: number) => Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);
  return {
    currentPage,
    prevPages: pages(Math.max(1, currentPage - 2), currentPage - 1),
    nextPages: pages(currentPage + 1, Math.min(last, currentPage + 2)),
    showing: { start, end },
    total,
    more,
    numOfListingsFromPageOne: end,
    endOfListings: currentPage === last,
  };
}
