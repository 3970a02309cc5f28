import { Random } from './random.mjs';

describe('deterministic random numbers', () => {
  it('draws the same values from the same seed and others from another', () => {
    const draw = (seed: string) => {
      const random = new Random(seed);
      return [random.next(), random.between(1, 1000), random.uuid(), random.code(10)];
    };
    expect(draw('a')).toEqual(draw('a'));
    expect(draw('a')).not.toEqual(draw('b'));
  });

  it('follows the weights, and draws each entry of a sample once', () => {
    const random = new Random('weights');
    const drawn = Array.from({ length: 4000 }, () => random.weighted({ often: 3, seldom: 1 }));
    expect(drawn.filter((word) => word === 'often').length / 4000).toBeCloseTo(0.75, 1);
    expect(new Set(random.sample([1, 2, 3, 4, 5], 5)).size).toBe(5);
    expect(random.uuid()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });
});
