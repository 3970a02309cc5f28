import type { Country } from '@porchlight/contracts';
import type { SqlPool } from '@porchlight/service-kit';
import { foldedName } from '../../locations/names/folded-name.ts';

/** A city in which homes of a feed are. */
export interface FeedCity {
  readonly id: number;
  readonly name: string;
  readonly provinceCode: string;
  readonly country: Country;
  readonly latitude: number;
  readonly longitude: number;
}
interface CityRow extends FeedCity {
  readonly names: readonly string[];
  readonly provinceNames: readonly string[];
}

const citiesSql = `
  select c.id, c.name, array[c.name, c.name_fr] || c.aliases as names, p.code as "provinceCode", p.country,
    array[p.code, p.name, p.name_fr] || p.aliases as "provinceNames", c.latitude, c.longitude
  from city c join province p on p.id = c.province_id
  where c.deleted_at is null and c.merged_into_id is null order by c.population desc, c.id`;

const keyOf = (city: string, province: string) => `${foldedName(city)}/${foldedName(province)}`;

/** Finds the cities that feeds name. */
export class FeedCities {
  readonly #byId = new Map<number, FeedCity>();
  readonly #byName = new Map<string, FeedCity>();

  static async load(pool: SqlPool): Promise<FeedCities> {
    return new FeedCities(await pool.rows<CityRow>('feed_cities', citiesSql, []));
  }

  private constructor(rows: readonly CityRow[]) {
    for (const { names, provinceNames, ...city } of rows) {
      this.#byId.set(city.id, city);
      for (const name of names) for (const province of provinceNames) this.#addName(keyOf(name, province), city);
    }
  }

  /** The larger city has the name. */
  #addName(key: string, city: FeedCity): void {
    if (!this.#byName.has(key)) this.#byName.set(key, city);
  }

  byId(id: number | null): FeedCity | undefined {
    return id === null ? undefined : this.#byId.get(id);
  }

  /** Returns the city of this name; without a province, that of the province of `near`. */
  find(name: string, province: string | undefined, near: FeedCity | undefined): FeedCity | undefined {
    const region = province ?? near?.provinceCode;
    return region === undefined ? undefined : this.#byName.get(keyOf(name, region));
  }
}
