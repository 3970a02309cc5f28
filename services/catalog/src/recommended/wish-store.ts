import { Injectable } from '@nestjs/common';
import { SqlPool } from '@porchlight/service-kit';
import { LocationCache } from '../locations/location-cache.ts';
import type { Area } from './signal-store.ts';

/** What a renter looks for according to the profile; empty lists and missing limits exclude nothing. */
export interface Wishes {
  readonly budgetMin: number | undefined;
  readonly budgetMax: number | undefined;
  readonly beds: readonly number[];
  readonly areas: readonly Area[];
}
interface WishesRow {
  readonly budgetMin: number | null;
  readonly budgetMax: number | null;
  readonly beds: readonly number[];
  readonly areas: readonly string[];
}

const readSql = `
    select budget_min as "budgetMin", budget_max as "budgetMax", beds, areas from renter_wishes where user_id = $1::uuid`;
const maxBeds = 8;

/** Reads what renters look for. */
@Injectable()
export class WishStore {
  constructor(
    private readonly pool: SqlPool,
    private readonly locations: LocationCache,
  ) {}

  async of(userId: string): Promise<Wishes> {
    const row = await this.pool.row<WishesRow>('renter_wishes', readSql, [userId]);
    return {
      budgetMin: row?.budgetMin ?? undefined,
      budgetMax: row?.budgetMax ?? undefined,
      beds: (row?.beds ?? []).flatMap(bedCounts),
      areas: (row?.areas ?? []).flatMap((slugs) => this.#areaOf(slugs)),
    };
  }

  /** Returns the metro area or city of the slugs; a whole province is too wide to recommend listings in. */
  #areaOf(slugs: string): Area[] {
    const [province = '', location = ''] = slugs.split('/');
    const found = location === '' ? undefined : this.locations.index.at(province, location);
    if (!found) return [];
    return [found.kind === 'metro' ? { metroId: found.id, cityId: 0 } : { metroId: 0, cityId: found.id }];
  }
}
// 4 stands for four or more.
const bedCounts = (beds: number): number[] =>
  beds < 4 ? [beds] : Array.from({ length: maxBeds - 3 }, (_, more) => 4 + more);
