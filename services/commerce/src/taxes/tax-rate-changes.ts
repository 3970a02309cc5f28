import { Injectable } from '@nestjs/common';
import type { CanadianProvince } from '@porchlight/contracts';
import {
  maxTaxRates,
  type ProvinceTaxRate,
  type ProvinceTaxRates,
  type TaxRateInput,
  type TaxRegistrationNumber,
} from '@porchlight/contracts/commerce';
import {
  changedCount,
  changedRow,
  constraintOf,
  notFound,
  Outbox,
  Problem,
  reportChange,
  type Author,
} from '@porchlight/service-kit';
import type { MessageReference } from '@porchlight/messages';
import { DataSource, type EntityManager } from 'typeorm';
import { businessDateSql } from '../business-date.ts';
import { refuseFields } from '../field-faults.ts';
import { messages } from './messages.ts';
import type { TaxRate } from './tax-rate.entity.ts';

const ratesSql = `
  select json_strip_nulls(json_build_object('id', id, 'name', name, 'ratePpm', rate_ppm, 'applies', applies,
    'registrationNumber', registration_number, 'validFrom', lower(valid), 'validTo', upper(valid) - 1,
    'state', case when lower(valid) > ${businessDateSql} then 'planned'
      when valid @> ${businessDateSql} then 'current' else 'past' end)) as rate
  from tax_rate where province = $1 order by lower(valid) desc, name limit ${maxTaxRates}`;
// @mutation tax-rate-version
const countSql = 'update tax_rate_list set version = version + 1 where province = $1 and version = $2';
const isFutureSql = `select $1::date > ${businessDateSql} as "isFuture"`;
const endSql = `
  update tax_rate set valid = daterange(lower(valid), $3)
  where province = $1 and name = $2 and valid @> $3::date and lower(valid) < $3`;
// Ends where a rate that was planned before begins. The constraints of the table refuse a day with two rates.
const insertSql = `
  insert into tax_rate (id, province, name, rate_ppm, applies, registration_number, valid)
  select coalesce($1, gen_random_uuid()), $2, $3, $4, $5, $6, daterange($7, (
    select min(lower(valid)) from tax_rate where province = $2 and name = $3 and lower(valid) > $7))
  on conflict do nothing returning id`;
// @mutation tax-rate-planned
const removeSql = `
  delete from tax_rate where id = $1 and province = $2 and lower(valid) > ${businessDateSql} returning name, valid`;
// @mutation tax-rate-number
const numberSql = `
  update tax_rate set registration_number = $3
  where id = $1 and province = $2 and valid @> ${businessDateSql} and registration_number is null`;
const extendSql = `
  update tax_rate set valid = daterange(lower(valid), upper($3::daterange))
  where province = $1 and name = $2 and upper(valid) = lower($3::daterange)`;

/** A rate by its place. */
export interface RateOfProvince {
  readonly province: CanadianProvince;
  readonly id: string;
}
interface Change {
  readonly province: CanadianProvince;
  readonly version: number;
  readonly author: Author;
}
type Work = (manager: EntityManager, before: ProvinceTaxRates) => Promise<void>;

/** Tax rates of provinces, for staff. A rate that has begun is never changed or removed: a new one ends it. */
@Injectable()
export class TaxRateChanges {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  async of(province: CanadianProvince, manager: EntityManager = this.dataSource.manager): Promise<ProvinceTaxRates> {
    const [list] = await manager.query<[{ version: number }]>('select version from tax_rate_list where province = $1', [
      province,
    ]);
    const rows = await manager.query<{ rate: ProvinceTaxRate }[]>(ratesSql, [province]);
    return { province, version: list.version, rates: rows.map(({ rate }) => rate) };
  }

  /** Throws 422 for a day that has begun, 409 `version-conflict` when the rates of the province changed meanwhile. */
  add(province: CanadianProvince, input: TaxRateInput, author: Author): Promise<ProvinceTaxRates> {
    return this.#change({ province, version: input.version, author }, (manager, before) =>
      insert(manager, before, input),
    );
  }

  /** Changes a planned rate. Throws as `add` and `remove`. */
  change({ province, id }: RateOfProvince, input: TaxRateInput, author: Author): Promise<ProvinceTaxRates> {
    return this.#change({ province, version: input.version, author }, async (manager, before) => {
      await removePlanned(manager, before, id);
      await insert(manager, { ...before, rates: before.rates.filter((rate) => rate.id !== id) }, input, id);
    });
  }

  /** Removes a planned rate. Throws 404 for an unknown one, 422 for one that has begun, and 409 as `add`. */
  remove({ province, id }: RateOfProvince, version: number, author: Author): Promise<ProvinceTaxRates> {
    return this.#change({ province, version, author }, (manager, before) => removePlanned(manager, before, id));
  }

  /** Adds the number that a rate in force lacks. Throws 404 and 409 as `remove`, 422 for any other rate. */
  addNumber(
    { province, id }: RateOfProvince,
    { version, registrationNumber }: TaxRegistrationNumber,
    author: Author,
  ): Promise<ProvinceTaxRates> {
    return this.#change({ province, version, author }, async (manager, before) => {
      if ((await changedCount(manager, numberSql, [id, province, registrationNumber])) === 0)
        refuseRate(before, id, messages.numberSet);
    });
  }

  #change({ province, version, author }: Change, work: Work): Promise<ProvinceTaxRates> {
    return this.dataSource.transaction(async (manager) => {
      // Locks the rates of the province until the commit.
      if ((await changedCount(manager, countSql, [province, version])) === 0)
        throw new Problem(409, 'version-conflict', messages.changed, { current: await this.of(province, manager) });
      const before = await this.of(province, manager);
      await work(manager, before);
      const after = await this.of(province, manager);
      const change = { resource: 'taxRates', recordId: province, action: 'modified', before, after } as const;
      await reportChange({ manager, outbox: this.outbox }, change, author);
      return after;
    });
  }
}

async function insert(
  manager: EntityManager,
  { province, rates }: ProvinceTaxRates,
  { name, ratePpm, applies, registrationNumber, validFrom }: TaxRateInput,
  id?: string,
): Promise<void> {
  const [day] = await manager.query<[{ isFuture: boolean }]>(isFutureSql, [validFrom]);
  const isTaken = rates.some((rate) => rate.name === name && rate.validFrom === validFrom);
  refuseFields({
    validFrom: day.isFuture ? (isTaken ? messages.dayTaken : undefined) : messages.tooEarly,
    registrationNumber: applies && ratePpm > 0 && !registrationNumber ? messages.numberNeeded : undefined,
  });
  await manager.query(endSql, [province, name, validFrom]);
  const values = [id ?? null, province, name, ratePpm, applies, registrationNumber ?? null, validFrom];
  const inserted = await manager.query<unknown[]>(insertSql, values);
  if (inserted.length === 0) refuseFields({ name: messages.bothFederal });
}

async function removePlanned(manager: EntityManager, before: ProvinceTaxRates, id: string): Promise<void> {
  const removed = await changedRow<Pick<TaxRate, 'name' | 'valid'>>(manager, removeSql, [id, before.province]);
  if (!removed) refuseRate(before, id, messages.hasBegun);
  await manager.query(extendSql, [before.province, removed.name, removed.valid]).catch((error: unknown) => {
    if (constraintOf(error) === 'tax_rate_federal') refuseFields({ name: messages.bothFederal });
    throw error;
  });
}

/** Throws 404 for a rate of another province, otherwise 422 with a message. */
function refuseRate({ rates }: ProvinceTaxRates, id: string, message: MessageReference): never {
  throw rates.some((rate) => rate.id === id) ? new Problem(422, 'input-refused', message) : notFound();
}
