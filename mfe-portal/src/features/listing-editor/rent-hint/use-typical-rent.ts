import { api, useLanguage } from '@porchlight/client';
import type { RentTrends, TrendCell } from '@porchlight/contracts/catalog';
import { readNumber } from '@porchlight/forms';
import type { ListingForm } from '../form/use-listing-form.ts';

/** Number of bedrooms from which homes are counted together. */
const maxBeds = 4;

/** What similar homes around a listing ask per month. */
export interface TypicalRent {
  readonly cell: TrendCell & Required<Pick<TrendCell, 'median' | 'p25' | 'p75'>>;
  /** City of the listing. */
  readonly city: string;
  /** Location that the figures come from. */
  readonly place: string;
}

/** Returns the figures of homes with as many bedrooms, or of rooms; sublets are in no figure. */
function cellFor({ cells, rooms }: RentTrends, kind: string, beds: number): TrendCell | undefined {
  if (kind === 'entire') return cells.find((cell) => cell.beds === Math.min(maxBeds, beds));
  return kind === 'sublet' ? undefined : rooms?.cell;
}

const hasFigures = (cell: TrendCell): cell is TypicalRent['cell'] =>
  cell.median !== undefined && cell.p25 !== undefined && cell.p75 !== undefined;

/** Returns the typical rent beside that of a form; undefined where too few similar homes are known. */
export function useTypicalRent({ stored, values }: ListingForm): TypicalRent | undefined {
  const [a = '', b = ''] = stored.cityPath.split('/');
  const { data } = api.useGetRentTrendsQuery({ params: { a, b }, query: { lang: useLanguage() } });
  if (data?.currency !== stored.currency) return undefined;
  const cell = cellFor(data, values.listingKind, readNumber(values.beds));
  const city = data.area.name ?? stored.city;
  return cell && hasFigures(cell) ? { cell, city, place: cell.standIn ?? city } : undefined;
}
