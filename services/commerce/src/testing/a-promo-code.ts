import { randomUUID } from 'node:crypto';
import type { TestApp } from '@porchlight/service-kit/testing';

/** Adds a promo code with these columns; returns the code. */
export async function aPromoCode(
  { sql }: Pick<TestApp, 'sql'>,
  columns: Readonly<Record<string, string | number | boolean>>,
): Promise<string> {
  const row = { code: `TEST-${randomUUID().slice(0, 8).toUpperCase()}`, ...columns };
  const names = Object.keys(row).join(', ');
  await sql(`insert into promo_code (${names}) select ${names} from jsonb_populate_record(null::promo_code, $1)`, [
    JSON.stringify(row),
  ]);
  return row.code;
}
