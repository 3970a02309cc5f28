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
  it('never says two things with one bit', () => {
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
  it('holds every amenity in a signed 64-bit number', () =>
    expect(amenityMask(amenities)).toBe(2n ** BigInt(amenities.length) - 1n));
  it('reads a wish for dogs as small or large ones', () => expect(petMask(['dogs'])).toBe(6n));
  it('gives words it does not know no bit', () => expect(amenityMask(['helipad'])).toBe(0n));
});
