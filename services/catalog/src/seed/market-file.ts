import type { Bounds } from '@porchlight/contracts/catalog';

/** The demo market as its file holds it; dates are days from the day of sowing. */
export interface MarketFile {
  readonly provinces: readonly (SeedPlace & { readonly code: string; readonly country: string })[];
  readonly metros: readonly (SeedPlace & { readonly provinceId: number })[];
  readonly cities: readonly SeedCity[];
  readonly companies: readonly {
    readonly id: string;
    readonly name: string;
    readonly verifiedLevel: number;
    readonly languages: readonly string[];
  }[];
  readonly homes: readonly SeedHome[];
  readonly trends: readonly object[];
}
interface SeedPlace {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly nameFr: string;
  readonly aliases: readonly string[];
  readonly bounds: Bounds;
}
export interface SeedCity extends SeedPlace {
  readonly provinceId: number;
  readonly metroId: number;
  readonly population: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly featured: boolean;
}
/** Only what the loader itself looks at; the rest goes to the table under its own name. */
export interface SeedHome {
  readonly publicId: string;
  readonly title: string;
  readonly buildingId: number | null;
  readonly cityId: number;
  readonly street: string;
  readonly postalCode: string;
  readonly latitude: number;
  readonly longitude: number;
}
