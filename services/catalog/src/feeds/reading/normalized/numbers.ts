const amount = /^(?:CA|US)?\$?\s*(\d{1,3}(?:[, ]\d{3})+|\d+)(?:\.(\d{1,2}))?\s*\$?\s*(?:CAD|USD)?\s*(.*)$/i;
const perMonth = /^(?:\/|per|a)?\s*(?:mo|month|monthly|mois)?\.?$/i;

/** Returns the amount of a text in whole units, with what follows it. */
function amountOf(text: string): { readonly value: number; readonly rest: string } | undefined {
  const [, whole = '', cents = '0', rest = ''] = amount.exec(text.trim()) ?? [];
  if (whole === '') return undefined;
  return { value: Math.round(Number(`${whole.replaceAll(/[, ]/g, '')}.${cents}`)), rest: rest.trim() };
}

/** Returns a rent in whole units; `weekly` and the like for a period that is no month. */
export function rentOf(text: string, period: string | undefined): number | 'other-period' | undefined {
  const found = amountOf(text);
  if (!found) return undefined;
  if (!perMonth.test(found.rest) || !perMonth.test(period?.trim() ?? '')) return 'other-period';
  return found.value;
}

/** Returns a deposit in whole units, and whether it was derived from the rent: `1x monthly rent`. */
export function depositOf(
  text: string,
  rent: number | undefined,
): { readonly value: number; readonly isDerived: boolean } | undefined {
  const found = amountOf(text);
  if (found?.rest === '') return { value: found.value, isDerived: false };
  const [, times = ''] =
    /^(\d(?:\.\d)?)\s*(?:x|×|times)?\s*(?:the\s*)?(?:month(?:ly|s)?.*)?rent$/i.exec(text.trim()) ?? [];
  return times === '' || rent === undefined ? undefined : { value: Math.round(Number(times) * rent), isDerived: true };
}

/** Returns the number of bedrooms: `2 Beds`, `Studio`. */
export function bedsOf(text: string): number | undefined {
  if (/^(?:studio|bachelor|bach)\b/i.test(text.trim())) return 0;
  const [, count = ''] =
    /^(\d{1,2})(?:\.0+)?\s*(?:\+\s*den)?\s*(?:beds?|bedrooms?|br|bdrms?)?\.?$/i.exec(text.trim()) ?? [];
  return count === '' || Number(count) > 10 ? undefined : Number(count);
}

/** Returns full and half bathrooms: `2.5` has one half. */
export function bathsOf(
  text: string,
  halves: string | undefined,
): { readonly full: number; readonly half: number } | undefined {
  const [, full = '', half] = /^(\d{1,2})(?:[.,](0|5)0*)?\s*(?:baths?|bathrooms?|ba)?\.?$/i.exec(text.trim()) ?? [];
  if (full === '' || Number(full) > 10) return undefined;
  const listed = /^\d$/.test(halves?.trim() ?? '') ? Number(halves) : 0;
  return { full: Number(full), half: half === '5' ? 1 : listed };
}

/** Returns square feet; undefined for a text with more than one number, and `none` for 0. */
export function sqftOf(text: string): number | 'none' | undefined {
  const [, size = ''] =
    /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?\s*(?:sq\.?\s*f(?:ee)?t\.?|s\.?f\.?|ft2|ft²|square feet)?$/i.exec(
      text.trim(),
    ) ?? [];
  if (size === '') return undefined;
  const value = Number(size.replaceAll(',', ''));
  if (value === 0) return 'none';
  return value >= 50 && value <= 20_000 ? value : undefined;
}

/** Returns a coordinate in degrees within its bounds. */
export function degreesOf(text: string | undefined, max: 90 | 180): number | undefined {
  const value = text === undefined || text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(value) && Math.abs(value) <= max ? value : undefined;
}
