import { foldedName, withoutSpaces } from './folded-name.ts';

describe('the folded name', () => {
  it.each([
    ['Montréal', 'montreal'],
    ["St. John's", 'saint johns'],
    ['Ste-Anne-de-Bellevue', 'sainte anne de bellevue'],
    ['N. Vancouver', 'north vancouver'],
    ['Mt Pearl', 'mount pearl'],
    ['  Trois-Rivières ', 'trois rivieres'],
    ['Washington, D.C.', 'washington dc'],
    ['Bar & Harbor', 'bar and harbor'],
    ['!!!', ''],
  ])('reads %s as %s', (name, folded) => expect(foldedName(name)).toBe(folded));

  it('distinguishes Saint John and St. John’s', () =>
    expect(foldedName('Saint John')).not.toBe(foldedName('St. John’s')));
  it('has a form without spaces', () => expect(withoutSpaces(foldedName('New York'))).toBe('newyork'));
});
