import { Injectable } from '@nestjs/common';
import type { CanadianProvince } from '@porchlight/contracts';
import { Problem, unavailable } from '@porchlight/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { businessTimeZone } from '../business-date.ts';
import { CommerceConfig } from '../config.ts';
import { messages } from '../payments/messages.ts';
import type { TaxRate } from './tax-rate.entity.ts';

/** Tax that is charged on an order. */
export type AppliedRate = Readonly<Pick<TaxRate, 'name' | 'ratePpm' | 'registrationNumber'>>;

// By name, GST and HST come first.
const ratesSql = `
  select name, rate_ppm as "ratePpm", registration_number as "registrationNumber", applies from tax_rate
  where province = $1 and valid @> ($2::timestamptz at time zone '${businessTimeZone}')::date order by name`;

/**
 * Returns the taxes that apply in a province on the business day of an instant, GST or HST first. Throws 503 when the
 * table has no rate for that day, so that nothing is sold untaxed by mistake.
 */
export async function ratesAt(
  manager: EntityManager,
  province: CanadianProvince,
  instant: Date,
): Promise<AppliedRate[]> {
  const rates = await manager.query<(AppliedRate & Pick<TaxRate, 'applies'>)[]>(ratesSql, [province, instant]);
  if (rates.length === 0) throw unavailable();
  return rates.filter(({ applies }) => applies).map(({ applies: _, ...rate }) => rate);
}

/** Reads the tax rates that are charged. */
@Injectable()
export class TaxRates {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: CommerceConfig,
  ) {}

  /**
   * Returns the rates as `ratesAt`. In production throws 503 `payments-off` also when the registration number of a tax is
   * missing, without which it must not be collected.
   * @param manager of the transaction of an order; default: a connection of its own
   */
  async at(
    province: CanadianProvince,
    instant: Date,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<AppliedRate[]> {
    const charged = await ratesAt(manager, province, instant);
    const isUnregistered = charged.some(({ ratePpm, registrationNumber }) => ratePpm > 0 && !registrationNumber);
    if (isUnregistered && this.config.isProduction) throw new Problem(503, 'payments-off', messages.paymentsOff);
    return charged;
  }
}
