import { Injectable } from '@nestjs/common';
import type { Currency } from '@porchlight/contracts';
import { distanceKm, isPostalCodeOf, maxCityDistanceKm, type ListingAddress } from '@porchlight/contracts/catalog';
import type { MessageReference } from '@porchlight/messages';
import { Problem } from '@porchlight/service-kit';
import { LocationCache } from '../../locations/location-cache.ts';
import type { Location } from '../../locations/location.ts';
import { messages } from '../messages.ts';

/** Columns of the address of a listing. */
export interface StoredAddress {
  readonly street: string;
  readonly postalCode: string;
  readonly cityId: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly isPinConfirmed: boolean;
  readonly currency: Currency;
}

/** Finds the city of an address, and judges what its class cannot. */
@Injectable()
export class ListingAddresses {
  constructor(private readonly locations: LocationCache) {}

  /** Throws 422 for an unknown city, a postal code of another country, and a point far from the city. */
  resolve({ street, city: path, postalCode, latitude, longitude, isPinConfirmed }: ListingAddress): StoredAddress {
    const [province = '', slug = ''] = path.split('/');
    const city = this.locations.index.at(province, slug);
    if (city?.kind !== 'city') throw refused({ 'address.city': messages.cityUnknown });
    if (!isPostalCodeOf(city.country, postalCode))
      throw refused({ 'address.postalCode': city.country === 'CA' ? messages.postalCodeCa : messages.postalCodeUs });
    if (distanceKm({ latitude, longitude }, centerOf(city)) > maxCityDistanceKm)
      throw refused({ 'address.latitude': messages.pinFar(city.name) });
    return {
      street: street.trim(),
      postalCode: postalCode.trim().toUpperCase(),
      cityId: city.id,
      latitude,
      longitude,
      isPinConfirmed,
      currency: city.country === 'CA' ? 'CAD' : 'USD',
    };
  }
}

const centerOf = ({ bounds: { north, south, east, west } }: Location) => ({
  latitude: (north + south) / 2,
  longitude: (east + west) / 2,
});
const refused = (faults: Readonly<Record<string, MessageReference>>) =>
  new Problem(422, 'input-refused', messages.notSaved, {
    errors: Object.fromEntries(Object.entries(faults).map(([field, message]) => [field, [message]])),
  });
