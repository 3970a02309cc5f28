import { randomUUID } from 'node:crypto';
import { startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { commerce } from '../commerce.ts';
import { aLandlord, type TestLandlord } from '../testing/a-landlord.ts';
import { ledgerOf } from '../testing/ledger-of.ts';
import { postPromotionalCredits } from './post-promotional-credits.ts';

let app: TestApp;
let ledger: ReturnType<typeof ledgerOf>;
beforeAll(async () => {
  app = await startForTest(commerce, { SEED: 'none' });
  ledger = ledgerOf(app);
});
afterAll(() => app.stop());

const promote = ({ companyId }: TestLandlord, credits: number) =>
  ledger.source.transaction((manager) =>
    postPromotionalCredits(manager, { companyId, posting: { kind: 'bonus', credits, key: randomUUID() } }),
  );

describe('the invariants of promotional credits', () => {
  const tampered = async (change: string, companyId: string) => {
    const runner = ledger.source.createQueryRunner();
    await runner.startTransaction();
    try {
      await runner.query(change, [companyId]);
      const violations = (await runner.query(`select * from credit_lot_violations(now() - interval '1 hour')`)) as {
        invariant: string;
      }[];
      return violations.map(({ invariant }) => invariant);
    } finally {
      await runner.rollbackTransaction();
      await runner.release();
    }
  };

  it.each([
    [
      'more promotional credits than lots',
      'update ledger_account set promotional = 11 where owner_id = $1 and kind = $$wallet$$',
      'L15',
    ],
    ['a removed lot', 'delete from credit_lot where company_id = $1', 'L15'],
    ['a lot that should have expired', `update credit_lot set expires_on = '2026-01-01' where company_id = $1`, 'L16'],
  ])('report %s', async (_, change, invariant) => {
    const landlord = await aLandlord(app);
    await ledger.grant(landlord.companyId, 100);
    await promote(landlord, 10);
    expect(await tampered('select $1::uuid', landlord.companyId)).toEqual([]);
    expect(await tampered(change, landlord.companyId)).toEqual([invariant]);
  });
  it('refuse more promotional credits than the wallet holds', async () => {
    const landlord = await aLandlord(app);
    await promote(landlord, 10);
    await expect(
      app.sql(`update ledger_account set promotional = 11 where owner_id = $1 and kind = 'wallet'`, [
        landlord.companyId,
      ]),
    ).rejects.toThrow('ledger_account_promotional');
  });
});
