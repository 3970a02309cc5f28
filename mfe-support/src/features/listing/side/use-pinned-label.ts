import { useMessages } from '@porchlight/client';
import type { ListingInput } from '@porchlight/contracts/catalog';
import { detailMessages } from '@porchlight/listing-ui/details';
import type { Field } from '../facts/use-fact.ts';
import { listingMessages } from '../messages/catalog.ts';
import { en } from '../messages/en.ts';

type Pinned = keyof ListingInput | 'address' | 'photos';
const isField = (name: string): name is Field => Object.hasOwn(en, `field.${name}`);
/** Fields whose labels are those of the details of a home. */
const details: Readonly<Record<Exclude<Pinned, Field>, true>> = {
  den: true,
  sqftMax: true,
  floorLevel: true,
  storeys: true,
  maxOccupants: true,
  heating: true,
  cooling: true,
  smoking: true,
  cannabis: true,
  parkingSpaces: true,
  parkingFee: true,
  utilitiesTenantPays: true,
  petNote: true,
  virtualTourUrl: true,
  videoUrl: true,
  applicationUrl: true,
  specialOffer: true,
  specialOfferStart: true,
  specialOfferEnd: true,
  officeHours: true,
  viewingNotes: true,
  openHouses: true,
  contactName: true,
  contactPhone: true,
  contactPreference: true,
};
const isDetail = (name: string): name is keyof typeof details => Object.hasOwn(details, name);

/** Returns a function that names a field of a listing; one newer than this build keeps its name. */
export function usePinnedLabel(): (name: string) => string {
  const t = useMessages(listingMessages);
  const detail = useMessages(detailMessages);
  return (name) => {
    if (isField(name)) return t(`field.${name}`);
    return isDetail(name) ? detail(name) : name;
  };
}
