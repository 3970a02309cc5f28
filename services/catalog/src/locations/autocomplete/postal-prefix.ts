import type { Country } from '@porchlight/contracts';

/**
 * Returns the prefixes that a postal code is found by: three characters in Canada, three and five digits in the US.
 * Never a complete Canadian code, which identifies one side of a street or a single building.
 */
export function postalPrefixesOf(code: string, country: Country): string[] {
  const plain = code.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return country === 'CA' ? [plain.slice(0, 3)] : [plain.slice(0, 3), plain.slice(0, 5)];
}

const canadian = /(?<![\p{L}\d])([a-z]\d[a-z])(?:[\s-]?\d(?:[a-z]\d?)?)?(?![\p{L}\d])/iu;
const american = /(?<![\p{L}\d$.,])(\d{5})(?:-\d{0,4})?(?![\p{L}\d])/u;

/** Finds a postal code in a line; returns its known prefix and the rest of the line: `M5V2T6 pets` → `m5v`, ` pets`. */
export function postalIn(line: string): { readonly prefix: string; readonly rest: string } | undefined {
  const found = canadian.exec(line) ?? american.exec(line);
  return found
    ? {
        prefix: found[1]!.toLowerCase(),
        rest: `${line.slice(0, found.index)} ${line.slice(found.index + found[0].length)}`,
      }
    : undefined;
}
