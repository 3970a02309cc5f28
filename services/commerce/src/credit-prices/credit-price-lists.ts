import { Injectable } from '@nestjs/common';
import type { Currency } from '@porchlight/contracts';
import { maxPriceLists, type AddCreditPrices, type CurrencyPrices } from '@porchlight/contracts/commerce';
import { Outbox, Problem, reportChange, type Author } from '@porchlight/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { businessDateSql, businessTimeZone } from '../business-date.ts';
import { refuseFields } from '../field-faults.ts';
import { messages } from './messages.ts';

const listsSql = `
  select currency, count(*) over ()::int as version, valid_from as "validFrom", activation,
    featured_activation as "featuredActivation", daily, featured_daily as "featuredDaily"
  from credit_price where currency = $1 order by valid_from desc limit ${maxPriceLists}`;
const isPastSql = `select $1::date < ${businessDateSql} as "isPast"`;
// Prices from today on begin now: what was charged this morning stays as it is.
// @mutation price-version
const addSql = `
  insert into credit_price (currency, valid_from, activation, featured_activation, daily, featured_daily)
  select $1, greatest($2::date::timestamp at time zone '${businessTimeZone}', now()), $3, $4, $5, $6
  where (select count(*) from credit_price where currency = $1) = $7
  on conflict do nothing returning valid_from`;

type ListRow = Omit<CurrencyPrices['lists'][number], 'validFrom'> & {
  readonly validFrom: Date;
  readonly version: number;
};

/** Price lists of listings. They are added, never changed: charges of the past stay reproducible. */
@Injectable()
export class CreditPriceLists {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  async of(currency: Currency, manager: EntityManager = this.dataSource.manager): Promise<CurrencyPrices> {
    const rows = await manager.query<ListRow[]>(listsSql, [currency]);
    return {
      currency,
      version: rows[0]?.version ?? 0,
      lists: rows.map(({ validFrom, activation, featuredActivation, daily, featuredDaily }) => ({
        validFrom: validFrom.toISOString(),
        activation,
        featuredActivation,
        daily,
        featuredDaily,
      })),
    };
  }

  /** Throws 422 for a day in the past, 409 `version-conflict` when the prices changed meanwhile. */
  add(prices: AddCreditPrices, author: Author): Promise<CurrencyPrices> {
    const { currency, validFrom, activation, featuredActivation, daily, featuredDaily, version } = prices;
    return this.dataSource.transaction(async (manager) => {
      const [day] = await manager.query<{ isPast: boolean }[]>(isPastSql, [validFrom]);
      refuseFields({ validFrom: day?.isPast ? messages.past : undefined });
      // Two lists of the same version are added one after the other.
      await manager.query('lock table credit_price in share row exclusive mode');
      const before = await this.of(currency, manager);
      const amounts = [activation, featuredActivation, daily, featuredDaily];
      const added = await manager.query<unknown[]>(addSql, [currency, validFrom, ...amounts, version]);
      if (added.length === 0) throw refusalOf(before, version);
      const after = await this.of(currency, manager);
      const change = { resource: 'creditPrices', recordId: currency, action: 'modified', before, after } as const;
      await reportChange({ manager, outbox: this.outbox }, change, author);
      return after;
    });
  }
}

function refusalOf(current: CurrencyPrices, version: number): Problem {
  if (current.version !== version) return new Problem(409, 'version-conflict', messages.changed, { current });
  return new Problem(422, 'input-refused', messages.dayTaken, { errors: { validFrom: [messages.dayTaken] } });
}
