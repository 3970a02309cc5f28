import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Country } from '@porchlight/contracts';
import { SqlPool } from '@porchlight/service-kit';
import { Spots } from './completion/spots.ts';
import type { Spot } from './completion/spot.ts';
import { NameBook } from './names/name-book.ts';
import { SortedKeys } from './names/sorted-keys.ts';
import { PlaceIndex } from './place-index.ts';
import type { Place, PlaceKind } from './place.ts';

interface PlaceRow {
  readonly kind: PlaceKind;
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly nameFr: string;
  readonly aliases: readonly string[];
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
  readonly provinceId: number;
  readonly provinceSlug: string;
  readonly provinceCode: string;
  readonly provinceName: string;
  readonly provinceNameFr: string;
  readonly country: Country;
  readonly metroAreaId: number | null;
  readonly population: number;
  readonly isFeatured: boolean;
  readonly homes: number;
}

const box = 'k.south, k.west, k.north, k.east';
const ofProvince =
  'p.id as "provinceId", p.slug as "provinceSlug", p.code as "provinceCode", p.name as "provinceName", p.name_fr as "provinceNameFr", p.country';
const counted = (kind: PlaceKind) =>
  `coalesce((select n.homes from place_count n where n.kind = '${kind}' and n.place_id = k.id), 0) as homes`;
const allPlaces = `
  select 'city' as kind, k.id, k.slug, k.name, k.name_fr as "nameFr", k.aliases, ${box}, ${ofProvince}, k.metro_area_id as "metroAreaId",
    k.population, k.is_featured as "isFeatured", ${counted('city')} from city k join province p on p.id = k.province_id
  union all
  select 'metro', k.id, k.slug, k.name, k.name_fr, k.aliases, ${box}, ${ofProvince}, null, 0, false, ${counted('metro')}
    from metro_area k join province p on p.id = k.province_id
  union all
  select 'province', k.id, k.slug, k.name, k.name_fr, k.aliases, ${box}, p.id, p.slug, p.code, p.name, p.name_fr, p.country, null, 0, false, ${counted('province')}
    from province k join province p on p.id = k.id
  order by 1, 2`;

/** The places of the market, in memory; read from the database at the start and whenever their counts change. */
@Injectable()
export class Places implements OnModuleInit {
  readonly #pool: SqlPool;
  readonly #spotsStore: Spots;
  #book = new NameBook([]);
  #spots = new SortedKeys<Spot>([]);
  #index = new PlaceIndex([]);

  constructor(pool: SqlPool, spots: Spots) {
    this.#pool = pool;
    this.#spotsStore = spots;
  }

  async onModuleInit(): Promise<void> {
    await this.reload();
  }

  /** What is known now; ask again for each request, for a reload replaces it. */
  get index(): PlaceIndex {
    return this.#index;
  }

  /** Places and their counts; names are folded anew only where they changed. */
  async reload(): Promise<void> {
    const places = (await this.#pool.rows<PlaceRow>('all_places', allPlaces)).map(placeOf);
    if (!this.#book.fits(places)) this.#book = new NameBook(places);
    this.#index = new PlaceIndex(places, this.#book, this.#spots);
  }

  /** What answers can do without for a moment: buildings, postal areas and the index of misspellings. */
  async learn(): Promise<void> {
    const { index } = this;
    this.#spots = await this.#spotsStore.read((id) => index.byId('city', id));
    await this.reload();
    await this.#book.learnMisspellings();
  }
}

const placeOf = ({ south, west, north, east, metroAreaId, ...row }: PlaceRow): Place => ({
  ...row,
  bounds: { north, east, south, west },
  ...(metroAreaId === null ? {} : { metroAreaId }),
});
