import { randomUUID } from 'node:crypto';
import type { TestApp } from '@porchlight/service-kit/testing';

/** Stores a paid order of 150 credits with these columns, without its credits; returns its id. */
export async function aFulfilledOrder(
  { sql }: Pick<TestApp, 'sql'>,
  columns: Readonly<Record<string, unknown>>,
): Promise<string> {
  const row: Readonly<Record<string, unknown>> = {
    id: randomUUID(),
    company_id: randomUUID(),
    person_id: randomUUID(),
    state: 'fulfilled',
    key: randomUUID(),
    body_hash: '',
    cart: randomUUID(),
    language: 'en-CA',
    description: '150 credits',
    credits: 150,
    bonus_credits: 0,
    currency: 'CAD',
    price_cents: 13_500,
    discount_cents: 0,
    tax_cents: 0,
    total_cents: 13_500,
    taxes: [],
    billing: { name: 'Nair Homes Inc.' },
    fulfilled_at: new Date().toISOString(),
    ...columns,
  };
  const names = Object.keys(row).join(', ');
  await sql(
    `insert into purchase_order (${names}) select ${names} from jsonb_populate_record(null::purchase_order, $1)`,
    [JSON.stringify(row)],
  );
  return String(row['id']);
}
