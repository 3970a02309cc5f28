import { distanceKm } from '../geography.mjs';
import { conversations, picks, points, profile, searches, viewedOnly } from './renter-story.mjs';

export const demoRenterEmail = 'renter@example.com';
const landlordEmail = 'landlord@example.com';
const city = 'calgary';

/**
 * Returns what the demo renter has done so far, for the seeds of catalog and accounts: listings are chosen from the
 * market by the criteria of the story; times are hours before the day of seeding.
 */
export function demoRenterFrom({ market, people, entitlements }) {
  const { id: userId } = people.people.find(({ email }) => email === demoRenterEmail);
  const { companyId } = people.people.find(({ email }) => email === landlordEmail);
  const cityId = market.cities.find(({ slug }) => slug === city).id;
  const choose = chooser({ market, entitlements, cityId, companyId });
  const saved = picks.map(({ home, ...pick }) => ({ ...pick, publicId: choose(home) }));
  const seen = viewedOnly.map(({ home, ...view }) => ({ ...view, publicId: choose(home) }));
  return {
    catalog: {
      userId,
      email: demoRenterEmail,
      favourites: saved.map(({ publicId, note, hoursAgo }) => ({ publicId, note, hoursAgo })),
      viewed: [...saved.map(({ publicId, view }) => ({ publicId, ...view })), ...seen],
      inquiries: conversations.map(({ pick, ...inquiry }) => ({ ...inquiry, publicId: saved[pick].publicId })),
      alerts: searches.map((search) => ({ ...search, cityId })),
      points,
      wishes: {
        budgetMin: profile.budgetMin,
        budgetMax: profile.budgetMax,
        beds: profile.beds,
        areas: profile.preferredAreas,
      },
    },
    accounts: { userId, email: demoRenterEmail, profile },
  };
}

// The first free listing of the city that meets the criteria, in the order of ids, from a company not chosen before.
function chooser({ market, entitlements, cityId, companyId }) {
  const enabled = new Set(entitlements.entitlements.filter((one) => one.enabled).map(({ publicId }) => publicId));
  const listings = market.homes
    .filter((home) => home.cityId === cityId && home.listingKind === 'entire' && enabled.has(home.publicId))
    .sort((a, b) => (a.publicId < b.publicId ? -1 : 1));
  const companies = new Set();
  return ({ isDemoLandlords = false, maxRent, beds, nearPoint, maxKm = 5, meets = () => true }) => {
    const chosen = listings.find(
      (home) =>
        !companies.has(home.companyId) &&
        (home.companyId === companyId) === isDemoLandlords &&
        home.beds === beds &&
        home.rent <= maxRent &&
        (isDemoLandlords || distanceKm(home, points[nearPoint]) <= maxKm) &&
        meets(home),
    );
    if (!chosen) throw new Error(`No home in ${city} for the demo renter with ${beds} beds up to ${maxRent}.`);
    companies.add(chosen.companyId);
    return chosen.publicId;
  };
}
