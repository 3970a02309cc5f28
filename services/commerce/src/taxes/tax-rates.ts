import { Injectable } from '@nestjs/common';
import { canadianProvinces, type CanadianProvince } from '@porchlight/contracts';
import { Problem, unavailable } from '@porchlight/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { businessTimeZone } from '../business-date.ts';
import { CommerceConfig } from '../config.ts';
import { messages } from '../payments/messages.ts';
import type { TaxRate } from './tax-rate.entity.ts';

/** Tax that is charged on an order. */
export type AppliedRate = Readonly<Pick<TaxRate, 'name' | 'ratePpm' | 'registrationNumber'>>;
/** Taxes that are charged in one province. */
export interface ProvinceRates {
  readonly province: CanadianProvince;
  readonly rates: readonly AppliedRate[];
}
type RateRow = AppliedRate & Readonly<Pick<TaxRate, 'province' | 'applies'>>;

// By name, GST and HST come first.
const ratesSql = `
  select province, name, rate_ppm as "ratePpm", registration_number as "registrationNumber", applies from tax_rate
  where province = any($1) and valid @> ($2::timestamptz at time zone '${businessTimeZone}')::date
  order by province, name`;
const rowsAt = (manager: EntityManager, provinces: readonly CanadianProvince[], instant: Date) =>
  manager.query<RateRow[]>(ratesSql, [provinces, instant]);
const appliedOf = (rows: readonly RateRow[]): AppliedRate[] =>
  rows.filter(({ applies }) => applies).map(({ province: _, applies: __, ...rate }) => rate);

/**
 * Returns the taxes that apply in a province on the business day of an instant, GST or HST first. Throws 503 when the
 * table has no rate for that day, so that nothing is sold untaxed by mistake.
 */
export async function ratesAt(
  manager: EntityManager,
  province: CanadianProvince,
  instant: Date,
): Promise<AppliedRate[]> {
  const rows = await rowsAt(manager, [province], instant);
  if (rows.length === 0) throw unavailable();
  return appliedOf(rows);
}

/** Reads the tax rates that are charged. */
@Injectable()
export class TaxRates {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: CommerceConfig,
  ) {}

  /**
   * Returns the rates as `ratesAt`. In production throws 503 `payments-off` also when the registration number of a tax
   * is missing, without which it must not be collected.
   * @param manager of the transaction of an order; default: a connection of its own
   */
  async at(
    province: CanadianProvince,
    instant: Date,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<AppliedRate[]> {
    const charged = await ratesAt(manager, province, instant);
    if (!this.#isRegisteredFor(charged)) throw new Problem(503, 'payments-off', messages.paymentsOff);
    return charged;
  }

  /** Returns the rates of each province; provinces for which `at` throws are left out. */
  async byProvince(instant: Date): Promise<ProvinceRates[]> {
    const rows = await rowsAt(this.dataSource.manager, canadianProvinces, instant);
    const provinces = [...new Set(rows.map(({ province }) => province))];
    return provinces
      .map((province) => ({ province, rates: appliedOf(rows.filter((row) => row.province === province)) }))
      .filter(({ rates }) => this.#isRegisteredFor(rates));
  }

  #isRegisteredFor(rates: readonly AppliedRate[]): boolean {
    return (
      !this.config.isProduction || rates.every(({ ratePpm, registrationNumber }) => ratePpm === 0 || registrationNumber)
    );
  }
}
