import type { Bounds } from '@porchlight/contracts/catalog';

/** Contents of the demo market file; dates are days relative to the day of seeding. */
export interface MarketFile {
  readonly provinces: readonly (SeedLocation & { readonly code: string; readonly country: string })[];
  readonly metros: readonly (SeedLocation & { readonly provinceId: number })[];
  readonly cities: readonly SeedCity[];
  readonly companies: readonly {
    readonly id: string;
    readonly name: string;
    readonly verifiedLevel: number;
    readonly languages: readonly string[];
  }[];
  readonly homes: readonly SeedListing[];
  readonly trends: readonly object[];
}
interface SeedLocation {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly nameFr: string;
  readonly aliases: readonly string[];
  readonly bounds: Bounds;
}
export interface SeedCity extends SeedLocation {
  readonly provinceId: number;
  readonly metroId: number;
  readonly population: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly featured: boolean;
}
/** Fields that the loader itself reads; the others are inserted under their own names. */
export interface SeedListing {
  readonly publicId: string;
  readonly title: string;
  readonly buildingId: number | null;
  readonly cityId: number;
  readonly street: string;
  readonly postalCode: string;
  readonly latitude: number;
  readonly longitude: number;
}
