import { wordQuery } from '@porchlight/service-kit';

/** What a search of the staff may mean; fields that it cannot mean are null. */
export interface OrderSearch {
  /** Number of an order. */
  readonly orderNumber: string | null;
  readonly series: string | null;
  readonly year: number | null;
  readonly no: number | null;
  /** Id of a user or a company. */
  readonly ownerId: string | null;
  /** Beginnings of words of a name, as a query of PostgreSQL's text search. */
  readonly words: string | null;
}

const document = /^(RC|CN)-(\d{4})-(\d{1,9})$/i;
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Reads the search of a list of orders. */
export function readOrderSearch(text: string): OrderSearch {
  const search = text.trim();
  return {
    orderNumber: /^\d{1,18}$/.test(search) ? search : null,
    ...readDocument(search),
    ownerId: uuid.test(search) ? search : null,
    words: wordQuery(search),
  };
}

function readDocument(search: string): Pick<OrderSearch, 'series' | 'year' | 'no'> {
  const [, series, year, no] = document.exec(search) ?? [];
  if (series === undefined) return { series: null, year: null, no: null };
  return { series: series.toUpperCase(), year: Number(year), no: Number(no) };
}
