import { canadianProvinces, type CanadianProvince, type Country } from '@porchlight/contracts';

/** Part of a billing address that decides the taxes. */
export interface SupplyAddress {
  readonly country: Country;
  /** Code of the province or state. */
  readonly province: string;
}

/**
 * Returns the province that a sale is taxed in, by the buyer's billing address; undefined outside Canada, where no tax
 * is charged. Throws a RangeError for an unknown province of Canada.
 */
export function placeOfSupply({ country, province }: SupplyAddress): CanadianProvince | undefined {
  if (country !== 'CA') return undefined;
  const known = canadianProvinces.find((code) => code === province);
  if (!known) throw new RangeError(`${province} is not a province of Canada`);
  return known;
}
