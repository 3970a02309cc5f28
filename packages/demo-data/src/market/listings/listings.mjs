import { Random } from '../random.mjs';
import { Writer } from '../writing/describe.mjs';
import { buildingAmenities, listingAmenities } from './listing-amenities.mjs';
import {
  accessibilityOf,
  depositOf,
  feesOf,
  furnishedOf,
  laundryOf,
  parkingOf,
  petsOf,
  utilitiesOf,
} from './listing-facts.mjs';
import { leaseOf, listingKindOf, rentalTypeOf, unitNumberOf } from './listing-kind.mjs';
import { buildingSceneOf, photosOf } from './photo-list.mjs';

/** Shares of listings with each newcomer benefit and with remote viewing. */
export const benefitShares = {
  'accepts-newcomers': 0.35,
  'accepts-foreign-income': 0.2,
  'accepts-guarantor': 0.25,
  'remote-viewing': 0.4,
};
/** Share of featured listings. */
export const featuredShare = 0.03;
const frenchShares = { QC: 0.11, NB: 0.3, ON: 0.008 };
const documents = { job_letter: 0.7, admission_letter: 0.3, bank_statements: 0.45, references: 0.65 };

/**
 * Returns all listings of the buildings, sorted by province, city and company, so that similar rows compress well;
 * `companyOf(building)` returns the owner.
 */
export function listingsFrom(buildings, companyOf, rentLevelOf) {
  const writer = new Writer();
  const taken = new Set();
  const listings = buildings.flatMap((building) =>
    unitsOf(building, companyOf(building), rentLevelOf).map((listing) => finished(listing, writer, taken)),
  );
  return listings.sort(byCityAndCompany);
}

const byCityAndCompany = (a, b) =>
  a.city.provinceId - b.city.provinceId ||
  a.city.id - b.city.id ||
  (a.companyId < b.companyId ? -1 : Number(a.companyId > b.companyId));

function unitsOf(building, company, rentLevelOf) {
  const { random, units } = building;
  const { country, code } = building.city;
  const rentalType = rentalTypeOf(random, units[0]);
  const shared = {
    code,
    country,
    buildingAmenities: buildingAmenities(random, { rentalType, country, isTall: building.isTall }),
    petPolicies: petsOf(random, { country, pets: units[0].pets }),
    // A small building has one set of benefits; in a large one each unit has its own, so that one building does not
    // skew the market.
    newcomer: units.length > 8 ? undefined : random.some(benefitShares),
    scene: buildingSceneOf(random, { rentalType, code, isTall: building.isTall }),
    isAddressHidden: random.chance(0.06),
    documents: random.some(documents),
    unitNumbers: new Set(),
  };
  return units.map((row, index) => unitOf({ row, index, building, company, shared, rentLevel: rentLevelOf(row) }));
}

function unitOf({ row, index, building, company, shared, rentLevel }) {
  const random = new Random(`home/${row.group}/${index}`);
  const isShortTerm = row.lease === 'Short Term';
  const rentalType = rentalTypeOf(random, row);
  const kind = {
    rentalType,
    sourceType: row.type,
    building,
    isShortTerm,
    rentLevel,
    country: shared.country,
    code: shared.code,
    rent: row.rent,
  };
  const furnished = furnishedOf(random, kind);
  const laundry = laundryOf(random, kind);
  const parkingType = parkingOf(random, kind);
  const newcomer = shared.newcomer ?? random.some(benefitShares);
  const amenities = [
    ...listingAmenities(random, { ...kind, laundry, furnished, beds: row.beds }),
    ...shared.buildingAmenities,
  ];
  return {
    random,
    company,
    building,
    city: building.city,
    row,
    rentalType,
    listingKind: listingKindOf(random, kind),
    unitNumber: freeUnitNumber(random, kind, shared.unitNumbers),
    isAddressHidden: shared.isAddressHidden,
    furnished,
    laundry,
    parkingType,
    amenities,
    petPolicies: shared.petPolicies,
    utilitiesIncluded: utilitiesOf(random, kind),
    accessibility: accessibilityOf(random, { rentalType, building, hasElevator: amenities.includes('elevator') }),
    newcomer,
    documentsAccepted: [...shared.documents, ...(newcomer.includes('accepts-guarantor') ? ['guarantor'] : [])],
    ...leaseOf(random, row.lease),
    ...depositOf(random, kind),
    fees: feesOf(random, { country: shared.country, parkingType, petPolicies: shared.petPolicies, rentalType }),
    lang: random.chance(frenchShares[shared.code] ?? 0) ? 'fr' : 'en',
    photos: photosOf(random, shared.scene, { rentalType, amenities, laundry, beds: row.beds }),
    featured: random.chance(featuredShare),
    ...datesOf(random),
  };
}

// Two units of a building never have the same number.
function freeUnitNumber(random, kind, unitNumbers) {
  for (let tries = 0; ; tries++) {
    const unitNumber = unitNumberOf(random, kind);
    if (unitNumber === null || !unitNumbers.has(unitNumber)) {
      unitNumbers.add(unitNumber);
      return unitNumber;
    }
    if (tries > 20) return `${unitNumber}-${unitNumbers.size}`;
  }
}

// Half of the listings are available at once. A listing is refreshed within the 45 days after which it would expire.
function datesOf(random) {
  const refreshedDaysAgo = Math.min(40, Math.floor(-Math.log(1 - random.next()) * 12));
  const listedDaysAgo = Math.min(
    180,
    refreshedDaysAgo + (random.chance(0.45) ? 0 : Math.floor(-Math.log(1 - random.next()) * 30)),
  );
  return { refreshedDaysAgo, listedDaysAgo, availableInDays: random.chance(0.5) ? 0 : random.between(3, 75) };
}

function finished(draft, writer, taken) {
  const { random, row, building, company, city } = draft;
  const text = writer.write(
    random,
    {
      ...draft,
      beds: row.beds,
      sqft: row.sqft,
      city: city.name,
      population: city.population,
      street: building.street,
      country: city.country,
      latitude: city.latitude,
    },
    company.kind,
  );
  const facts = {
    publicId: freeId(random, taken),
    companyId: company.id,
    ownerUserId: company.ownerUserId,
    buildingId: building.isShared ? building.number : null,
    ...text,
    rentalType: draft.rentalType,
    listingKind: draft.listingKind,
    street: building.street,
    unitNumber: draft.unitNumber,
    cityId: city.id,
    postalCode: building.postalCode,
    ...building.point,
    hideExactAddress: draft.isAddressHidden,
    beds: row.beds,
    bathsFull: Math.floor(row.baths),
    bathsHalf: row.baths % 1 ? 1 : 0,
    sqft: row.sqft || null,
    rent: row.rent,
    currency: city.country === 'CA' ? 'CAD' : 'USD',
    deposit: draft.deposit,
    ...(draft.depositNote ? { depositNote: draft.depositNote[draft.lang] } : {}),
    availableInDays: draft.availableInDays,
    leaseTerm: draft.leaseTerm,
    leaseMinMonths: draft.leaseMinMonths,
    leaseMaxMonths: draft.leaseMaxMonths,
    furnished: draft.furnished,
    petPolicies: draft.petPolicies,
    utilitiesIncluded: draft.utilitiesIncluded,
    amenities: draft.amenities,
    parkingType: draft.parkingType,
    laundry: draft.laundry,
    accessibility: draft.accessibility,
    newcomer: draft.newcomer,
    languagesSpoken: company.languages,
    documentsAccepted: draft.documentsAccepted,
    photos: draft.photos,
    verified: company.verifiedLevel >= 2,
    featured: draft.featured,
    listedDaysAgo: draft.listedDaysAgo,
    refreshedDaysAgo: draft.refreshedDaysAgo,
    yearBuilt: building.yearBuilt,
    lang: draft.lang,
    fees: draft.fees,
  };
  return { ...facts, city };
}

function freeId(random, taken) {
  for (;;) {
    const id = random.code(10);
    if (taken.has(id)) continue;
    taken.add(id);
    return id;
  }
}
