import type { Fee } from '@porchlight/contracts/catalog';
import { moveInCost } from './move-in-cost.ts';

const listing = { rent: 2001, deposit: 1001, fees: [] };
const key: Fee = {
  type: 'key',
  name: 'Key deposit',
  amount: 50,
  timing: 'moveIn',
  requirement: 'mandatory',
  refundable: true,
};
const halfMonth = { maxDepositMonths: '0.5' };

describe('move-in costs', () => {
  it('adds the first rent, the deposit and the mandatory move-in fees only', () => {
    const fees: Fee[] = [
      key,
      { ...key, type: 'storage', requirement: 'optional' },
      { ...key, type: 'trash', timing: 'monthly' },
      { ...key, type: 'application', timing: 'atApplication' },
    ];
    expect(moveInCost({ ...listing, fees }, {})).toEqual({
      total: 2001 + 1001 + 50,
      fees: [key],
      hasForbiddenKeyDeposit: false,
    });
  });

  it('has no total when the deposit is unknown', () =>
    expect(moveInCost({ rent: 2000, fees: [key] }, halfMonth).total).toBeUndefined());

  it('reports a deposit above the legal maximum, rounding up half of an odd rent', () => {
    expect(moveInCost(listing, halfMonth).legalMaxDeposit).toBeUndefined();
    expect(moveInCost({ ...listing, deposit: 1002 }, halfMonth).legalMaxDeposit).toBe(1001);
    expect(moveInCost({ ...listing, deposit: 1 }, { maxDepositMonths: '0' }).legalMaxDeposit).toBe(0);
  });

  it('reports nothing where no rule is known', () => {
    for (const rules of [{}, { maxDepositMonths: '' }, { maxDepositMonths: 'ask' }])
      expect(moveInCost({ ...listing, deposit: 9000 }, rules).legalMaxDeposit).toBeUndefined();
    expect(moveInCost({ ...listing, fees: [key] }, { keyDepositAllowed: 'true' }).hasForbiddenKeyDeposit).toBe(false);
  });

  it('reports a refundable key deposit where none is allowed, but not a key fee', () => {
    const quebec = { maxDepositMonths: '0', keyDepositAllowed: 'false' };
    expect(moveInCost({ rent: 900, deposit: 0, fees: [key] }, quebec)).toMatchObject({
      total: 950,
      hasForbiddenKeyDeposit: true,
    });
    expect(
      moveInCost({ rent: 900, deposit: 0, fees: [{ ...key, refundable: false }] }, quebec).hasForbiddenKeyDeposit,
    ).toBe(false);
  });
});
