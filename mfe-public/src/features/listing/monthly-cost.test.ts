import { monthlyCost } from './monthly-cost.ts';

const home = { rent: 2000, currency: 'CAD' as const, beds: 1, utilities: ['heat'], fees: [] };
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

describe('what a home costs a month', () => {
  it('adds the usual extras that the rent does not include', () => {
    const cost = monthlyCost(home, usual);
    expect(cost.total).toBe(2000 + 65 + 55 + 25);
    expect(cost.isRough).toBe(true);
  });

  it('adds nothing for what is included, and nothing for what nobody knows', () => {
    const cost = monthlyCost({ ...home, utilities: ['heat', 'electricity-hydro', 'internet'] }, usual);
    expect(cost.total).toBe(2025);
    expect([lineOf(cost, 'electricity')?.kind, lineOf(cost, 'heat')?.kind, lineOf(cost, 'water')?.kind]).toEqual([
      'included',
      'included',
      'unknown',
    ]);
  });

  it('adds fees that must be paid each month, and no others', () => {
    const fee = { type: 'parking', name: 'Parking', amount: 100, refundable: false };
    const fees = [
      { ...fee, timing: 'monthly', requirement: 'mandatory' },
      { ...fee, timing: 'monthly', requirement: 'optional' },
      { ...fee, timing: 'moveIn', requirement: 'mandatory' },
    ];
    expect(monthlyCost({ ...home, fees }, {}).total).toBe(2100);
  });

  it('keeps what some pay besides out of the sum, and says whether the sum is whole', () => {
    const parking = {
      type: 'parking',
      name: 'Parking',
      amount: 100,
      refundable: false,
      timing: 'monthly',
      requirement: 'optional',
    };
    const pet = { ...parking, type: 'pet', requirement: 'situational' };
    const cost = monthlyCost({ ...home, fees: [parking, pet, { ...parking, timing: 'moveIn' }] }, usual);
    expect(cost).toMatchObject({ others: [parking, pet], isWhole: false });
    expect(monthlyCost({ ...home, utilities: ['heat', 'water'] }, usual).isWhole).toBe(true);
  });

  it('takes the largest size it knows for a bigger home', () => {
    expect(lineOf(monthlyCost({ ...home, beds: 7 }, usual), 'electricity')?.amount).toBe(150);
  });

  it('is exact without usual costs, and never mixes two currencies', () => {
    expect(monthlyCost(home, {})).toMatchObject({ total: 2000, isRough: false });
    expect(monthlyCost({ ...home, currency: 'USD' }, usual).total).toBe(2000);
  });
});
