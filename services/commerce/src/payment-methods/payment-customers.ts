import { Injectable } from '@nestjs/common';
import { SqlPool } from '@porchlight/service-kit';
import { CardProvider } from '../payments/card-provider.ts';
import type { PaymentCustomer } from './payment-customer.entity.ts';

const columns = `company_id as "companyId", provider_id as "providerId", setup_id as "setupId",
  is_setup_open as "isSetupOpen", setups`;
const findSql = `select ${columns} from payment_customer where company_id = $1`;
const insertSql = 'insert into payment_customer (company_id, provider_id) values ($1, $2) on conflict do nothing';
const companySql = 'select company_id as "companyId" from payment_customer where provider_id = $1';

type Customer = Omit<PaymentCustomer, 'createdAt'>;

/** Customers of companies at the payment provider. */
@Injectable()
export class PaymentCustomers {
  constructor(
    private readonly pool: SqlPool,
    private readonly provider: CardProvider,
  ) {}

  find(companyId: string): Promise<Customer | undefined> {
    return this.pool.row<Customer>('payment_customer', findSql, [companyId]);
  }

  /** Returns the company of a customer; undefined for a customer of another site. */
  async companyOf(providerId: string): Promise<string | undefined> {
    return (await this.pool.row<{ companyId: string }>('company_of_customer', companySql, [providerId]))?.companyId;
  }

  /** Returns the customer of a company, and creates it at the provider before the first payment. */
  async require(companyId: string): Promise<Customer> {
    const known = await this.find(companyId);
    if (known) return known;
    const providerId = await this.provider.createCustomer(companyId);
    await this.pool.execute('insert_payment_customer', insertSql, [companyId, providerId]);
    const stored = await this.find(companyId);
    if (!stored) throw new Error(`no payment customer of company ${companyId}`);
    return stored;
  }
}
