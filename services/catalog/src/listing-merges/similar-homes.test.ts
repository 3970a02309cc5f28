import { groupsOf, matchOf, type ComparedHome } from './similar-homes.ts';

const aHome = (over: Partial<ComparedHome> = {}): ComparedHome => ({
  id: 'home',
  street: '12 Oak Street',
  unit: '4',
  buildingId: null,
  latitude: 51,
  longitude: -114,
  beds: 2,
  sqft: 800,
  rent: 1_800,
  title: 'Bright two bedroom by the river',
  photoHashes: [],
  ...over,
});
const oneBlockAway = { latitude: 51.001 };
const noAddress = { street: 'Oak St', unit: null };

describe('LISTING-MERGE-14: listings that may be one home are suggested', () => {
  it.each([
    ['the same address, however it is written', { street: '12  OAK street' }, 'same'],
    ['a similar rent and title', { ...noAddress, rent: 1_830 }, 'similar'],
    ['a similar title and a photo that looks alike', { ...noAddress, rent: 2_500, photoHashes: ['3'] }, 'similar'],
    ['the same building, wherever its pin is', { ...oneBlockAway, buildingId: 7 }, 'same'],
    ['another place', oneBlockAway, undefined],
    ['another number of bedrooms', { beds: 3 }, undefined],
    ['another size', { sqft: 900 }, undefined],
    ['another unit', { unit: '5' }, undefined],
    ['only a similar title', { ...noAddress, rent: 2_500 }, undefined],
    ['only a similar rent', { ...noAddress, title: 'Loft downtown' }, undefined],
  ] as const)('%s', (_case, over, match) => {
    const one = aHome({ buildingId: 7, photoHashes: ['0'] });
    expect(matchOf(one, aHome(over))).toBe(match);
  });
  it('in groups of more than one', () => {
    const homes = [
      aHome({ id: 'a' }),
      aHome({ id: 'b', beds: 1 }),
      aHome({ id: 'c' }),
      aHome({ id: 'd', ...noAddress }),
    ];
    expect(groupsOf(homes)).toEqual([{ match: 'similar', ids: ['a', 'c', 'd'] }]);
  });
});
