import { Injectable } from '@nestjs/common';
import { locationUrl } from '@porchlight/contracts';
import { Outbox, Problem, type ResourceRules } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { reloadLocations } from '../location-reload.ts';
import { storableIntro } from './intro-html.ts';
import {
  lockLocations,
  middleOf,
  moveAddress,
  provinceOf,
  refusal,
  requireFreeAddress,
  requirePosition,
} from './location-changes.ts';
import { messages, metroAreaInUse } from './messages.ts';
import type { MetroArea } from './metro-area.entity.ts';
import { presentedLocations } from './presented-locations.ts';

const citiesSql = `
  select metro_area_id as id, count(*)::int as cities from city
  where metro_area_id::text = any($1) and deleted_at is null and merged_into_id is null group by metro_area_id`;
const idSql = `select nextval('metro_area_id')::int as id`;

/** Requires bounds in the province and a free address that ends in `-area`. */
@Injectable()
export class MetroAreaRules implements ResourceRules<MetroArea> {
  constructor(private readonly outbox: Outbox) {}

  async beforeSave(area: MetroArea, manager: EntityManager, before?: MetroArea): Promise<void> {
    await lockLocations(manager);
    if (!area.slug.endsWith('-area')) throw refusal('slug', 'slug-refused', messages.slugOfMetroArea);
    requirePosition(area, middleOf(area), await provinceOf(manager, area.province, before?.province));
    await requireFreeAddress(manager, area, 'city');
    area.intro = storableIntro(area.intro);
    area.id ??= (await manager.query<[{ id: string }]>(idSql))[0].id;
    await moveAddress(manager, { table: 'metro_area', id: area.id }, { from: before, to: area });
    await this.outbox.enqueue(manager, reloadLocations, {});
  }

  async beforeDelete({ id }: MetroArea, manager: EntityManager): Promise<void> {
    await lockLocations(manager);
    const cities = (await countCities(manager, [id])).get(String(id)) ?? 0;
    if (cities > 0) throw new Problem(409, 'metro-area-in-use', metroAreaInUse(cities));
    await this.outbox.enqueue(manager, reloadLocations, {});
  }

  async present(areas: readonly MetroArea[], manager: EntityManager): Promise<object[]> {
    const cities = await countCities(
      manager,
      areas.map(({ id }) => id),
    );
    const { provinces, listings } = await presentedLocations(manager, 'metro', areas);
    return areas.map(({ id, slug, province }) => ({
      provinceName: provinces.get(province)?.name,
      cities: cities.get(String(id)) ?? 0,
      listings: listings.get(String(id)) ?? 0,
      url: locationUrl(provinces.get(province)?.slug ?? '', slug),
    }));
  }
}

async function countCities(manager: EntityManager, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await manager.query<{ id: number; cities: number }[]>(citiesSql, [ids]);
  return new Map(rows.map(({ id, cities }) => [String(id), cities]));
}
