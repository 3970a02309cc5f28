import type { XmlElement } from '../read-xml.ts';
import { childrenNamed, elementAt, textAt } from './elements.ts';
import type { RawHome } from './raw-home.ts';

/** Root and item of HotPads and Zillow 2.1. */
export const hotpadsFile = { root: 'hotPadsItems', itemName: 'Listing' } as const;

const tagText = (listing: XmlElement, type: string) => {
  const tag = childrenNamed(listing, 'ListingTag').find((one) => one.attributes.type?.trim() === type);
  return tag && (textAt(tag, 'tag') ?? (tag.text.trim() || undefined));
};
const petRule = (listing: XmlElement, kind: 'cat' | 'dog') => {
  const pets = elementAt(listing, 'pets')?.children ?? [];
  const pet = pets.find((one) => textAt(one, 'petType')?.toLowerCase().startsWith(kind));
  return pet && textAt(pet, 'allowed');
};
const plainNames = {
  title: 'name',
  description: 'description',
  unit: 'unit',
  city: 'city',
  province: 'state',
  postalCode: 'zip',
  country: 'country',
  latitude: 'latitude',
  longitude: 'longitude',
  rentPeriod: 'pricingFrequency',
  deposit: 'deposit',
  beds: 'numBedrooms',
  baths: 'numFullBaths',
  halfBaths: 'numHalfBaths',
  sqft: 'squareFeet',
  availableDate: 'dateAvailable',
  furnished: 'isFurnished',
  smoking: 'smokingAllowed',
  url: 'website',
} as const;

/** Returns the home of a `Listing`. */
export function homeOfHotpads(listing: XmlElement): RawHome {
  const home: Record<string, string | readonly string[] | undefined> = {
    id: listing.attributes.id,
    rentalType: listing.attributes.propertyType,
    street: textAt(listing, 'street'),
    hideStreet: elementAt(listing, 'street')?.attributes.hide,
    rent: textAt(listing, 'price') ?? textAt(listing, 'lowPrice'),
    cats: petRule(listing, 'cat') ?? tagText(listing, 'CATS_ALLOWED'),
    dogs: petRule(listing, 'dog') ?? tagText(listing, 'DOGS_ALLOWED'),
    photos: childrenNamed(listing, 'ListingPhoto').flatMap(({ attributes }) => attributes.source ?? []),
  };
  for (const [field, name] of Object.entries(plainNames)) home[field] = textAt(listing, name);
  return home as RawHome;
}
