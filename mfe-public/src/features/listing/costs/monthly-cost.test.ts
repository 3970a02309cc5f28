import { monthlyCost } from './monthly-cost.ts';

const listing = { rent: 2000, currency: 'CAD' as const, beds: 1, utilities: ['heat'], fees: [] };
const usual = {
  currency: 'CAD',
  'electricity.0': '55',
  'electricity.1': '65',
  'electricity.4': '150',
  internet: '55',
  'insurance.1': '25',
  'insurance.4': '42',
};
const lineOf = (cost: ReturnType<typeof monthlyCost>, key: string) => cost.lines.find((line) => line.key === key);

describe('monthly costs', () => {
  it('adds the usual extras that the rent does not include', () => {
    const cost = monthlyCost(listing, usual);
    expect(cost.total).toBe(2000 + 65 + 55 + 25);
    expect(cost.isEstimate).toBe(true);
  });

  it('adds nothing for included costs or unknown costs', () => {
    const cost = monthlyCost({ ...listing, utilities: ['heat', 'electricity-hydro', 'internet'] }, usual);
    expect(cost.total).toBe(2025);
    expect([lineOf(cost, 'electricity')?.kind, lineOf(cost, 'heat')?.kind, lineOf(cost, 'water')?.kind]).toEqual([
      'included',
      'included',
      'unknown',
    ]);
  });

  it('adds mandatory monthly fees only', () => {
    const fee = { type: 'parking', name: 'Parking', amount: 100, refundable: false };
    const fees = [
      { ...fee, timing: 'monthly', requirement: 'mandatory' },
      { ...fee, timing: 'monthly', requirement: 'optional' },
      { ...fee, timing: 'moveIn', requirement: 'mandatory' },
    ];
    expect(monthlyCost({ ...listing, fees }, {}).total).toBe(2100);
  });

  it('leaves optional fees out of the total, and reports what the total does not contain', () => {
    const parking = {
      type: 'parking',
      name: 'Parking',
      amount: 100,
      refundable: false,
      timing: 'monthly',
      requirement: 'optional',
    };
    const pet = { ...parking, type: 'pet', requirement: 'situational' };
    const cost = monthlyCost({ ...listing, fees: [parking, pet, { ...parking, timing: 'moveIn' }] }, usual);
    expect(cost).toMatchObject({ otherFees: [parking, pet], missing: ['water'] });
    expect(monthlyCost({ ...listing, utilities: ['heat', 'water'] }, usual).missing).toEqual([]);
  });

  it('uses the largest known size for a larger listing', () => {
    expect(lineOf(monthlyCost({ ...listing, beds: 7 }, usual), 'electricity')?.amount).toBe(150);
  });

  it('is exact without usual costs, and never mixes two currencies', () => {
    expect(monthlyCost(listing, {})).toMatchObject({ total: 2000, isEstimate: false });
    expect(monthlyCost({ ...listing, currency: 'USD' }, usual).total).toBe(2000);
  });
});
