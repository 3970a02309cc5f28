import { canadianProvinces } from '@porchlight/contracts';
import { placeOfSupply } from './place-of-supply.ts';

describe('the place of supply', () => {
  it('is the province of a Canadian billing address', () => {
    expect(canadianProvinces.map((province) => placeOfSupply({ country: 'CA', province }))).toEqual(canadianProvinces);
  });
  it('is none for a billing address in the US', () => {
    expect(placeOfSupply({ country: 'US', province: 'NY' })).toBeUndefined();
    expect(placeOfSupply({ country: 'US', province: 'ON' })).toBeUndefined();
  });
  it.each(['NY', 'on', ''])('is refused for the province "%s" of Canada, instead of no tax', (province) => {
    expect(() => placeOfSupply({ country: 'CA', province })).toThrow(RangeError);
  });
});
