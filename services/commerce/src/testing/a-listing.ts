import { randomUUID } from 'node:crypto';
import type { TestApp } from '@porchlight/service-kit/testing';
import type { TestLandlord } from './a-landlord.ts';

/** Adds a listing of a landlord's company that is off and was never paid for; returns its id. */
export async function aListing({ sql }: Pick<TestApp, 'sql'>, { companyId }: TestLandlord): Promise<string> {
  const id = randomUUID().replaceAll('-', '').slice(0, 10);
  await sql('insert into entitlement (listing_id, account_id) values ($1, $2)', [id, companyId]);
  return id;
}
