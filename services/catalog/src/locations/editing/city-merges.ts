import { Injectable } from '@nestjs/common';
import {
  cityResource,
  maxLocationAliases,
  maxMergedListings,
  type CityMergeBody,
  type CityMergePreview,
  type CityRecord,
} from '@porchlight/contracts/catalog';
import { fieldsOf } from '@porchlight/contracts';
import { notFound, Outbox, Problem, ResourceHistory, versionConflict, type Author } from '@porchlight/service-kit';
import { DataSource, In, IsNull, type EntityManager } from 'typeorm';
import { reloadLocations } from '../location-reload.ts';
import { countReferences } from './city-references.ts';
import { CityRules } from './city-rules.ts';
import { City } from './city.entity.ts';
import { lockLocations, refusal } from './location-changes.ts';
import { scheduleRefresh } from './location-listings.ts';
import { mergeTooLarge, messages } from './messages.ts';
import { moveReferences } from './moved-references.ts';

interface Pair {
  readonly source: City;
  readonly target: City;
}
const cityId = /^[1-9]\d{0,8}$/;
const inputFields = [...fieldsOf(cityResource.input).keys()] as (keyof City)[];
const fieldsOfCity = (city: City): object => Object.fromEntries(inputFields.map((name) => [name, city[name]]));

/** Merges a city into another one. */
@Injectable()
export class CityMerges {
  readonly #history: ResourceHistory;
  readonly #rules: CityRules;

  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {
    this.#history = new ResourceHistory(cityResource.label, outbox);
    this.#rules = new CityRules(outbox);
  }

  /** Returns what a merge would move. Throws as `merge` does for cities that cannot be merged. */
  async preview(id: string, into: string): Promise<CityMergePreview> {
    const { manager } = this.dataSource;
    const { source, target } = await this.#pair(manager, id, into);
    return {
      into: await this.#present(target, manager),
      ...(await countReferences(manager, id)),
      aliases: aliasesAfter(source, target).filter((alias) => !target.aliases.includes(alias)),
    };
  }

  /**
   * Moves everything that refers to a city to another one, in one transaction, and returns that one. Throws 404 for an
   * unknown city, 422 for a target that is unknown, the same city or in another country, 409 for versions that changed
   * meanwhile and for more listings or alerts than one transaction should move.
   */
  merge(id: string, { into, version, intoVersion }: CityMergeBody, author: Author): Promise<CityRecord> {
    return this.dataSource.transaction(async (manager) => {
      await lockLocations(manager);
      const { source, target } = await this.#pair(manager, id, into);
      if (source.version !== version) throw versionConflict(await this.#present(source, manager));
      if (target.version !== intoVersion) throw versionConflict(await this.#present(target, manager));
      // Listings that are being written for the city are finished first, or wait and then go to the target.
      // @mutation merged-city-lock
      await manager.query('select from city where id = $1 for update', [id]);
      const { listings, alerts } = await countReferences(manager, id, maxMergedListings);
      if (listings.more || alerts.more) throw new Problem(409, 'merge-too-large', mergeTooLarge(maxMergedListings));
      await moveReferences(manager, Number(id), Number(into));
      const merged = await this.#store(manager, { source, target }, author);
      await scheduleRefresh(this.outbox, manager, Number(into));
      await this.outbox.enqueue(manager, reloadLocations, {});
      return this.#present(merged, manager);
    });
  }

  async #pair(manager: EntityManager, id: string, into: string): Promise<Pair> {
    if (!cityId.test(id)) throw notFound();
    const cities = await manager.findBy(City, { id: In([id, into]), deletedAt: IsNull(), mergedInto: IsNull() });
    const source = cities.find((city) => String(city.id) === id);
    const target = cities.find((city) => String(city.id) === into);
    if (!source) throw notFound();
    if (id === into) throw refusal('into', 'same-city', messages.mergeIntoItself);
    if (!target) throw refusal('into', 'merge-target-not-found', messages.mergeTargetUnknown);
    const countries = await manager.query<object[]>('select distinct country from province where id::text = any($1)', [
      [source.province, target.province],
    ]);
    if (countries.length > 1) throw refusal('into', 'other-country', messages.mergeOtherCountry);
    return { source, target };
  }

  /** Stores the end of the city and the new spellings of the target, with the history of both. */
  async #store(manager: EntityManager, { source, target }: Pair, author: Author): Promise<City> {
    const aliases = aliasesAfter(source, target);
    const next = (city: City) => ({ version: city.version + 1, updatedAt: () => 'now()' });
    await manager.update(City, { id: source.id }, { ...next(source), mergedInto: Number(target.id) });
    await manager.update(City, { id: target.id }, { ...next(target), aliases });
    const merged = await manager.findOneByOrFail(City, { id: target.id });
    await this.#history.record(
      manager,
      {
        recordId: String(source.id),
        version: source.version + 1,
        action: 'removed',
        before: fieldsOfCity(source),
        after: { mergedInto: String(target.id) },
      },
      author,
    );
    await this.#history.record(
      manager,
      {
        recordId: String(target.id),
        version: merged.version,
        action: 'modified',
        before: fieldsOfCity(target),
        after: fieldsOfCity(merged),
      },
      author,
    );
    return merged;
  }

  async #present(city: City, manager: EntityManager): Promise<CityRecord> {
    const [shown] = await this.#rules.present([city], manager);
    const { id, version, updatedAt, metroArea, intro } = city;
    const { metroArea: _area, intro: _intro, ...fields } = fieldsOfCity(city) as Record<string, unknown>;
    return {
      ...fields,
      ...(metroArea === null ? {} : { metroArea }),
      ...(intro === null ? {} : { intro }),
      ...shown,
      id: String(id),
      version,
      updatedAt: updatedAt.toISOString(),
    } as CityRecord;
  }
}

/** Returns the spellings of the target, with the names and spellings of the city that is merged into it. */
const aliasesAfter = (source: City, target: City): string[] => {
  const own = new Set([target.name, target.nameFr]);
  const added = [source.name, source.nameFr, ...source.aliases].filter((alias) => !own.has(alias));
  return [...new Set([...target.aliases, ...added])].slice(0, maxLocationAliases);
};
