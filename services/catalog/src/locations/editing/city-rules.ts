import { Injectable } from '@nestjs/common';
import { locationUrl } from '@porchlight/contracts';
import { Outbox, Problem, type ResourceRules } from '@porchlight/service-kit';
import { IsNull, type EntityManager, type SelectQueryBuilder } from 'typeorm';
import { reloadLocations } from '../location-reload.ts';
import { countReferences } from './city-references.ts';
import { City } from './city.entity.ts';
import { storableIntro } from './intro-html.ts';
import {
  lockLocations,
  moveAddress,
  provinceOf,
  refusal,
  requireFreeAddress,
  requirePosition,
} from './location-changes.ts';
import { scheduleRefresh } from './location-listings.ts';
import { cityInUse, cityInUseByMore, messages } from './messages.ts';
import { MetroArea } from './metro-area.entity.ts';
import { presentedLocations } from './presented-locations.ts';

/** What search documents hold of a city. */
const shownOnListings = ['name', 'slug', 'province', 'metroArea'] as const;

/** Requires a position in the province and a free address, and lets search and public pages follow a change. */
@Injectable()
export class CityRules implements ResourceRules<City> {
  constructor(private readonly outbox: Outbox) {}

  scope(rows: SelectQueryBuilder<City>): void {
    rows.andWhere('record.mergedInto is null');
  }

  async beforeSave(city: City, manager: EntityManager, before?: City): Promise<void> {
    await lockLocations(manager);
    requirePosition(city, city, await provinceOf(manager, city.province, before?.province));
    await requireMetroArea(city, manager);
    await requireFreeAddress(manager, city, 'metro_area');
    city.metroArea ??= null;
    city.intro = storableIntro(city.intro);
    await moveAddress(manager, { table: 'city', id: city.id }, { from: before, to: city });
    if (before && shownOnListings.some((field) => city[field] !== before[field]))
      await scheduleRefresh(this.outbox, manager, Number(city.id));
    await this.outbox.enqueue(manager, reloadLocations, {});
  }

  // The lock of the row makes listings that are being created for the city wait, and fail.
  async beforeDelete({ id }: City, manager: EntityManager): Promise<void> {
    await lockLocations(manager);
    // @mutation removed-city-lock
    await manager.query('select from city where id = $1 for update', [id]);
    const { listings } = await countReferences(manager, id);
    if (listings.count > 0)
      throw new Problem(409, 'city-in-use', (listings.more ? cityInUseByMore : cityInUse)(listings.count));
    await this.outbox.enqueue(manager, reloadLocations, {});
  }

  async present(cities: readonly City[], manager: EntityManager): Promise<object[]> {
    const { provinces, metroAreas, listings } = await presentedLocations(manager, 'city', cities);
    return cities.map(({ id, slug, province, metroArea }) => ({
      provinceName: provinces.get(province)?.name,
      ...(metroArea === null ? {} : { metroAreaName: metroAreas.get(metroArea) }),
      listings: listings.get(String(id)) ?? 0,
      url: locationUrl(provinces.get(province)?.slug ?? '', slug),
    }));
  }
}

async function requireMetroArea({ metroArea }: City, manager: EntityManager): Promise<void> {
  if (!metroArea) return;
  const isKnown =
    /^\d{1,9}$/.test(metroArea) && (await manager.existsBy(MetroArea, { id: metroArea, deletedAt: IsNull() }));
  if (!isKnown) throw refusal('metroArea', 'metro-area-not-found', messages.metroAreaUnknown);
}
