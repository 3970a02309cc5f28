import {
  accessibilityFeatures,
  amenities,
  laundryKinds,
  leaseTerms,
  newcomerBenefits,
  parkingTypes,
} from '@porchlight/contracts';
import { amenityMask, extraMask, petMask } from './search-bits.ts';

describe('bits of a search document', () => {
  it('has one meaning per bit', () => {
    const all = [
      extraMask('accessibility', accessibilityFeatures),
      extraMask('newcomer', newcomerBenefits),
      extraMask('parking', parkingTypes),
      extraMask('laundry', laundryKinds),
      extraMask('lease', leaseTerms),
    ];
    expect(all.reduce((sum, mask) => sum + mask, 0n)).toBe(all.reduce((union, mask) => union | mask, 0n));
    expect(all.every((mask) => mask < 2n ** 63n)).toBe(true);
  });
  it('contain every amenity in a signed 64-bit number', () =>
    expect(amenityMask(amenities)).toBe(2n ** BigInt(amenities.length) - 1n));
  it('map the filter dogs to small or large dogs', () => expect(petMask(['dogs'])).toBe(6n));
  it('map unknown values to no bit', () => expect(amenityMask(['helipad'])).toBe(0n));
});
