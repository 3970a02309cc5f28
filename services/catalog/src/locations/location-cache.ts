import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Country, TranslatedText } from '@porchlight/contracts';
import { SqlPool } from '@porchlight/service-kit';
import { SearchAreaStore } from './autocomplete/search-area-store.ts';
import type { SearchArea } from './autocomplete/search-area.ts';
import { NameIndex } from './names/name-index.ts';
import { SortedKeys } from './names/sorted-keys.ts';
import { LocationIndex, type FormerAddress } from './location-index.ts';
import type { Location, LocationKind } from './location.ts';
import { TimeSlices } from './time-slices.ts';

interface LocationRow {
  readonly kind: LocationKind;
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
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly intro: TranslatedText | null;
  readonly population: number;
  readonly isFeatured: boolean;
  readonly homes: number;
}

/** Number of locations that one statement reads; their rows are parsed at once. */
const locationsPerStatement = 1_000;
const box = 'k.south, k.west, k.north, k.east';
const provinceColumns =
  'p.id as "provinceId", p.slug as "provinceSlug", p.code as "provinceCode", p.name as "provinceName", p.name_fr as "provinceNameFr", p.country';
const listingCountSql = (kind: LocationKind) =>
  `coalesce((select n.homes from place_count n where n.kind = '${kind}' and n.place_id = k.id), 0) as homes`;
const allLocationsSql = `
  select * from (
  select 'city' as kind, k.id, k.slug, k.name, k.name_fr as "nameFr", k.aliases, ${box}, ${provinceColumns},
    k.metro_area_id as "metroAreaId", k.latitude, k.longitude, k.intro,
    k.population, k.is_featured as "isFeatured", ${listingCountSql('city')}
    from city k join province p on p.id = k.province_id
    where k.deleted_at is null and k.merged_into_id is null
  union all
  select 'metro', k.id, k.slug, k.name, k.name_fr, k.aliases, ${box}, ${provinceColumns}, null, null, null, k.intro,
    0, false,
    ${listingCountSql('metro')}
    from metro_area k join province p on p.id = k.province_id where k.deleted_at is null
  union all
  select 'province', k.id, k.slug, k.name, k.name_fr, k.aliases, ${box}, p.id, p.slug, p.code, p.name, p.name_fr,
    p.country, null, null, null, null, 0, false, ${listingCountSql('province')}
    from province k join province p on p.id = k.id) k
  where (kind, id) > ($1, $2::int) order by kind, id limit ${locationsPerStatement}`;

const formerAddressesSql = `
  select f.province_id as "provinceId", f.slug, p.slug || '/' || f.slug as address,
    case when f.city_id is null then 'metro' else 'city' end as kind, coalesce(f.city_id, f.metro_area_id) as id
  from former_location_address f join province p on p.id = f.province_id
  where (f.province_id, f.slug) > ($1::int, $2) order by f.province_id, f.slug limit ${locationsPerStatement}`;
interface FormerAddressRow extends FormerAddress {
  readonly provinceId: number;
  readonly slug: string;
}

/** In-memory cache of all locations; loaded at startup and again whenever their counts change. */
@Injectable()
export class LocationCache implements OnModuleInit {
  #names = new NameIndex([]);
  #searchAreas = SortedKeys.of<SearchArea>([]);
  #index = new LocationIndex([]);
  #loading: Promise<void> = Promise.resolve();
  #reloading: Promise<void> = Promise.resolve();

  constructor(
    private readonly pool: SqlPool,
    private readonly areaStore: SearchAreaStore,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.reload();
  }

  /** Current index. Callers read it anew for each request, because a reload replaces it. */
  get index(): LocationIndex {
    return this.#index;
  }

  /**
   * Reloads locations and their counts; names are folded again only when they changed. One reload at a time: an older
   * one must not replace what a newer one has read.
   */
  reload(): Promise<void> {
    this.#reloading = this.#reloading.catch(() => undefined).then(() => this.#reload());
    return this.#reloading;
  }

  async #reload(): Promise<void> {
    const locations = await this.#readLocations();
    const formerAddresses = await this.#readFormerAddresses();
    const slices = new TimeSlices();
    if (!this.#names.fits(locations)) this.#names = await NameIndex.inSlices(locations, slices);
    await slices.next();
    this.#index = new LocationIndex(locations, this.#names, this.#searchAreas, formerAddresses);
  }

  async #readFormerAddresses(): Promise<FormerAddress[]> {
    const addresses: FormerAddressRow[] = [];
    for (let next: FormerAddressRow[] | undefined; next === undefined || next.length === locationsPerStatement;) {
      const last = addresses.at(-1);
      next = await this.pool.rows<FormerAddressRow>('former_addresses', formerAddressesSql, [
        last?.provinceId ?? 0,
        last?.slug ?? '',
      ]);
      addresses.push(...next);
    }
    return addresses;
  }

  async #readLocations(): Promise<Location[]> {
    const locations: Location[] = [];
    for (let next: LocationRow[] | undefined; next === undefined || next.length === locationsPerStatement;) {
      const last = locations.at(-1);
      next = await this.pool.rows<LocationRow>('all_places', allLocationsSql, [last?.kind ?? '', last?.id ?? 0]);
      for (const row of next) locations.push(toLocation(row));
    }
    return locations;
  }

  /**
   * Loads data that responses can do without at first: buildings, postal areas and the index of misspellings. One load
   * at a time; a call during a load runs another one after it.
   */
  loadDeferred(): Promise<void> {
    this.#loading = this.#loading.catch(() => undefined).then(() => this.#loadDeferred());
    return this.#loading;
  }

  async #loadDeferred(): Promise<void> {
    const { index } = this;
    this.#searchAreas = await SortedKeys.inSlices(this.areaStore.read((id) => index.byId('city', id)));
    await this.reload();
    await this.#names.buildMisspellingIndex();
  }
}

const toLocation = ({
  south,
  west,
  north,
  east,
  metroAreaId,
  latitude,
  longitude,
  intro,
  ...row
}: LocationRow): Location => ({
  ...row,
  bounds: { north, east, south, west },
  ...(metroAreaId === null ? {} : { metroAreaId }),
  ...(latitude === null || longitude === null ? {} : { center: { latitude, longitude } }),
  ...(intro === null ? {} : { intro }),
});
