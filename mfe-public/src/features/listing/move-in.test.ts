import type { Fee } from '@porchlight/contracts/catalog';
import { moveIn } from './move-in.ts';

const home = { rent: 2001, deposit: 1001, fees: [] };
const key: Fee = {
  type: 'key',
  name: 'Key deposit',
  amount: 50,
  timing: 'moveIn',
  requirement: 'mandatory',
  refundable: true,
};
const halfMonth = { maxDepositMonths: '0.5' };

describe('what moving in costs', () => {
  it('adds the first rent, the deposit and the fees that must be paid then, and no others', () => {
    const fees: Fee[] = [
      key,
      { ...key, type: 'storage', requirement: 'optional' },
      { ...key, type: 'trash', timing: 'monthly' },
      { ...key, type: 'application', timing: 'atApplication' },
    ];
    expect(moveIn({ ...home, fees }, {})).toEqual({ total: 2001 + 1001 + 50, fees: [key], isKeyAgainstRule: false });
  });

  it('names no sum when nobody said what the deposit is', () =>
    expect(moveIn({ rent: 2000, fees: [key] }, halfMonth).total).toBeUndefined());

  it('tells a deposit above the rule, and lets half of an odd rent be rounded up', () => {
    expect(moveIn(home, halfMonth).ruleMost).toBeUndefined();
    expect(moveIn({ ...home, deposit: 1002 }, halfMonth).ruleMost).toBe(1001);
    expect(moveIn({ ...home, deposit: 1 }, { maxDepositMonths: '0' }).ruleMost).toBe(0);
  });

  it('holds nothing against a landlord where no rule is written down', () => {
    for (const rules of [{}, { maxDepositMonths: '' }, { maxDepositMonths: 'ask' }])
      expect(moveIn({ ...home, deposit: 9000 }, rules).ruleMost).toBeUndefined();
    expect(moveIn({ ...home, fees: [key] }, { keyDepositAllowed: 'true' }).isKeyAgainstRule).toBe(false);
  });

  it('tells a deposit for keys where the rule allows none; a price for a key is no deposit', () => {
    const quebec = { maxDepositMonths: '0', keyDepositAllowed: 'false' };
    expect(moveIn({ rent: 900, deposit: 0, fees: [key] }, quebec)).toMatchObject({
      total: 950,
      isKeyAgainstRule: true,
    });
    expect(moveIn({ rent: 900, deposit: 0, fees: [{ ...key, refundable: false }] }, quebec).isKeyAgainstRule).toBe(
      false,
    );
  });
});
