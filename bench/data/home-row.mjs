// A grown home as catalog's own code knows one (`HomeRow` of services/catalog/src/homes).
const SPREAD = 2_654_435_761n * 1_000_003n; // shares no factor with 36: no two homes get one id
const PUBLIC_IDS = 36n ** 10n;

/** Ten of [0-9a-z] for the n-th home, spread like drawn ones. */
export const publicIdOf = (place) => (((BigInt(place) + 1n) * SPREAD) % PUBLIC_IDS).toString(36).padStart(10, '0');

/** Makes the row of a grown home; `slugOf` is catalog's. */
export function homeRowOf({ place, city, template, building, unit, rent, sqft, ...home }, slugOf) {
  const title = template.title.replaceAll(template.cityName, city.name);
  return {
    id: String(place + 1),
    publicId: publicIdOf(place),
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
    availableDate: home.availableDate,
    leaseTerm: template.leaseTerm,
    leaseMinMonths: template.leaseMinMonths ?? null,
    leaseMaxMonths: template.leaseMaxMonths ?? null,
    furnished: template.furnished,
    petPolicies: template.petPolicies,
    utilities: home.utilitiesIncluded,
    amenities: home.amenities,
    parkingType: template.parkingType,
    laundry: template.laundry,
    accessibility: home.accessibility,
    newcomer: home.newcomer,
    languagesSpoken: template.languagesSpoken,
    documentsAccepted: template.documentsAccepted,
    yearBuilt: template.yearBuilt ?? null,
    isVerified: home.isVerified,
    listedAt: home.listedAt,
    refreshedAt: home.refreshedAt,
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

/** What such homes cost nearby, from the newest month of the market's trends: city, else metro area, else province, as the projection reads it. */
export function mediansOf(trends, leastShown) {
  const newest = new Map();
  for (const { kind, areaId, beds, monthsAgo, n, median } of trends) {
    const key = `${kind} ${areaId} ${beds}`;
    if (n >= leastShown && !(newest.get(key)?.monthsAgo <= monthsAgo)) newest.set(key, { monthsAgo, median });
  }
  return ({ cityId, metroAreaId, provinceId, beds }) =>
    [`city ${cityId}`, `metro ${metroAreaId}`, `province ${provinceId}`]
      .map((place) => newest.get(`${place} ${Math.min(beds, 4)}`)?.median)
      .find(Boolean);
}
