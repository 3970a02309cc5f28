import type { Country } from '@porchlight/contracts';
import type { Suggestion } from '@porchlight/contracts/catalog';

/** A building or the area of a postal prefix: no page of its own, but a box around its public homes. */
export interface Spot {
  readonly kind: 'building' | 'postal';
  readonly id: string;
  readonly name: string;
  readonly provinceCode: string;
  readonly country: Country;
  readonly homes: number;
  readonly population: 0;
  readonly url: string;
}

/** A spot as something to choose. */
export const spotSuggestion = ({ kind, id, name, provinceCode, country, homes, url }: Spot): Suggestion =>
  ({ kind, id, name, province: provinceCode, country, count: homes, url });
