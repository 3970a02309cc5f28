import { Injectable } from '@nestjs/common';
import type { PaymentMethod } from '@porchlight/contracts/commerce';
import { SqlPool } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { businessDateSql } from '../business-date.ts';
import { CardProvider } from '../payments/card-provider.ts';
import type { SavedCard } from '../payments/saved-card.ts';

const cardSql = `
  select payment_method.provider_id as id, payment_customer.provider_id as "customerId", brand, last4,
    exp_month as "expMonth", exp_year as "expYear"
  from payment_method join payment_customer using (company_id) where company_id = $1`;
const ownSql = `
  select company_id as id, payment_method.provider_id as "paymentMethodId", brand as "typeExt",
    last4 as "partialIdentifier", exp_month as "expMonth", exp_year as "expYear", postal_code as "postalCode",
    make_date(exp_year, exp_month, 1) + interval '1 month' <= ${businessDateSql} as "isExpired"
  from landlord join payment_method using (company_id) where person_id = $1 and is_verified`;
// Everything that stores a card of a company waits here for the one that came first.
const lockSql = 'select 1 from payment_customer where company_id = $1 and provider_id = $2 for update';
// Without landlords a company was erased: its cards are no longer stored.
const storeSql = `
  with replaced as (
    insert into payment_method_removal (provider_id)
    select provider_id from payment_method where company_id = $1 and provider_id <> $2 on conflict do nothing)
  insert into payment_method as known (company_id, provider_id, brand, last4, exp_month, exp_year, postal_code)
  select $1, $2, $3, $4, $5, $6, (select postal_code from billing_information where company_id = $1)
  where exists (select from landlord where company_id = $1)
  on conflict (company_id) do update set provider_id = excluded.provider_id, brand = excluded.brand,
    last4 = excluded.last4, exp_month = excluded.exp_month, exp_year = excluded.exp_year,
    postal_code = excluded.postal_code, saved_at = now()
  returning company_id`;
const discardSql = `
  insert into payment_method_removal (provider_id)
  select $1 where not exists (select from payment_method where provider_id = $1) on conflict do nothing`;
const removeSql = `
  with removed as (
    delete from payment_method using landlord
    where landlord.company_id = payment_method.company_id and person_id = $1 and is_verified
    returning provider_id)
  insert into payment_method_removal (provider_id) select provider_id from removed on conflict do nothing
  returning provider_id as id`;
const refreshSql = `
  update payment_method set brand = $2, last4 = $3, exp_month = $4, exp_year = $5 where provider_id = $1`;
const forgetSql = 'delete from payment_method where provider_id = $1';

type Row = Omit<PaymentMethod, 'type' | 'name'>;

/** Saved cards of companies: each has at most one. */
@Injectable()
export class SavedCards {
  constructor(
    private readonly pool: SqlPool,
    private readonly provider: CardProvider,
  ) {}

  /** Returns the card that a company is charged with by default. */
  find(companyId: string): Promise<SavedCard | undefined> {
    return this.pool.row<SavedCard>('saved_card', cardSql, [companyId]);
  }

  /** Returns the card of a landlord's company. */
  async own(personId: string): Promise<PaymentMethod | null> {
    const row = await this.pool.row<Row>('own_payment_method', ownSql, [personId]);
    return row ? { ...row, type: 'card', name: nameOf(row) } : null;
  }

  /**
   * Stores a card in place of the one before, which is removed at the provider later. Ignores a card that is not of the
   * company's customer.
   */
  async store(manager: EntityManager, companyId: string, card: SavedCard): Promise<void> {
    const { id, customerId, brand, last4, expMonth, expYear } = card;
    const owner = await manager.query<unknown[]>(lockSql, [companyId, customerId]);
    if (owner.length === 0) return;
    const stored = await manager.query<unknown[]>(storeSql, [companyId, id, brand, last4, expMonth, expYear]);
    if (stored.length === 0) await this.discard(manager, id);
  }

  /** Has a card removed at the provider unless it is stored. */
  async discard(manager: EntityManager, id: string): Promise<void> {
    await manager.query(discardSql, [id]);
  }

  /** Removes the card of a landlord's company. Returns its id at the provider, where it must be removed as well. */
  async remove(personId: string): Promise<string | undefined> {
    return (await this.pool.row<{ id: string }>('remove_payment_method', removeSql, [personId]))?.id;
  }

  /** Copies what the provider knows of a stored card, such as a new expiry; forgets one that was removed there. */
  async refresh(id: string): Promise<void> {
    const card = await this.provider.findCard(id);
    if (!card) return void (await this.pool.execute('forget_payment_method', forgetSql, [id]));
    const { brand, last4, expMonth, expYear } = card;
    await this.pool.execute('refresh_payment_method', refreshSql, [id, brand, last4, expMonth, expYear]);
  }
}

const nameOf = ({ typeExt, partialIdentifier }: Row): string =>
  `${typeExt.slice(0, 1).toUpperCase()}${typeExt.slice(1)} ${partialIdentifier}`;
