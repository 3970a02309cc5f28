import { randomUUID } from 'node:crypto';
import { asLandlord, asService, type Actor, type TestCalls } from '@porchlight/service-kit/testing';

/** A landlord of a company, as accounts would report it. */
export interface TestLandlord {
  readonly personId: string;
  readonly companyId: string;
  readonly as: Actor;
}

interface CompanyName {
  readonly name: string;
  readonly version: number;
}
/** Reports a landlord to commerce; a new company by default. */
export async function aLandlord(
  app: Pick<TestCalls, 'post'>,
  over: { personId?: string; companyId?: string; isVerified?: boolean; language?: string; company?: CompanyName } = {},
): Promise<TestLandlord> {
  const [personId, companyId] = [over.personId ?? randomUUID(), over.companyId ?? randomUUID()];
  const landlord = { isVerified: true, language: 'en-CA', ...over, personId, companyId };
  const { status } = await app.post('/internal/events', {
    as: asService('accounts'),
    body: {
      key: randomUUID(),
      name: 'landlords.changed',
      at: new Date().toISOString(),
      payload: { landlords: [landlord] },
    },
  });
  if (status !== 200) throw new Error(`landlords.changed returned ${status}`);
  return { personId, companyId, as: asLandlord(personId) };
}
