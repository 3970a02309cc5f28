// Grown listings as rows of catalog (`HomeRow` of services/catalog/src/homes).
const ID_MULTIPLIER = 2_654_435_761n * 1_000_003n; // coprime to 36, so that public ids are unique
const PUBLIC_ID_COUNT = 36n ** 10n;

/** Returns the public id of the n-th listing: ten characters of [0-9a-z], distributed like random ids. */
export const publicIdOf = (index) =>
  (((BigInt(index) + 1n) * ID_MULTIPLIER) % PUBLIC_ID_COUNT).toString(36).padStart(10, '0');

/** Returns the row of a grown listing; `slugOf` is catalog's function. */
export function toListingRow({ index, city, template, building, unit, rent, sqft, ...listing }, slugOf) {
  const title = template.title.replaceAll(template.cityName, city.name);
  return {
    id: String(index + 1),
    publicId: publicIdOf(index),
    slug: slugOf(title),
    version: 1,
    companyId: building.company,
    buildingId: building.id,
    status: 'active',
    title,
    description: template.description.replaceAll(template.cityName, city.name),
    lang: template.lang,
    rentalType: template.rentalType,
    listingKind: template.listingKind,
    street: building.street,
    unitNumber: unit,
    postalCode: building.postalCode,
    latitude: building.latitude,
    longitude: building.longitude,
    hidesExactAddress: template.hideExactAddress,
    beds: template.beds,
    bathsFull: template.bathsFull,
    bathsHalf: template.bathsHalf,
    sqft,
    rent,
    rentMax: null,
    currency: template.currency,
    deposit: template.deposit ?? null,
    depositNote: template.depositNote ?? null,
    fees: template.fees ?? [],
    availableDate: listing.availableDate,
    leaseTerm: template.leaseTerm,
    leaseMinMonths: template.leaseMinMonths ?? null,
    leaseMaxMonths: template.leaseMaxMonths ?? null,
    furnished: template.furnished,
    petPolicies: template.petPolicies,
    utilities: listing.utilitiesIncluded,
    amenities: listing.amenities,
    parkingType: template.parkingType,
    laundry: template.laundry,
    accessibility: listing.accessibility,
    newcomer: listing.newcomer,
    languagesSpoken: template.languagesSpoken,
    documentsAccepted: template.documentsAccepted,
    yearBuilt: template.yearBuilt ?? null,
    isVerified: listing.isVerified,
    listedAt: listing.listedAt,
    refreshedAt: listing.refreshedAt,
    cityId: city.id,
    cityName: city.name,
    citySlug: city.slug,
    metroAreaId: city.metroId || null,
    provinceId: city.provinceId,
    provinceName: city.province.name,
    provinceNameFr: city.province.nameFr,
    provinceSlug: city.province.slug,
    provinceCode: city.province.code,
    country: city.province.country,
    photos: template.photos.map(({ scene, alt }) => ({ scene, altEn: alt.en, altFr: alt.fr })),
  };
}

/**
 * Returns a lookup of the median rent for comparable listings, from the newest month of the market's trends: city, else
 * metro area, else province, as in the projection.
 */
export function areaMedians(trends, minListings) {
  const newest = new Map();
  for (const { kind, areaId, beds, monthsAgo, n, median } of trends) {
    const key = `${kind} ${areaId} ${beds}`;
    if (n >= minListings && !(newest.get(key)?.monthsAgo <= monthsAgo)) newest.set(key, { monthsAgo, median });
  }
  return ({ cityId, metroAreaId, provinceId, beds }) =>
    [`city ${cityId}`, `metro ${metroAreaId}`, `province ${provinceId}`]
      .map((area) => newest.get(`${area} ${Math.min(beds, 4)}`)?.median)
      .find(Boolean);
}
