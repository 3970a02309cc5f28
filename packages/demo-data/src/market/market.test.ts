import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { movePoint, distanceKm } from './geography.mjs';
import { figuresOf } from './report.mjs';

/** Fields of a seeded listing that the tests read. */
interface SeededListing {
  readonly publicId: string;
  readonly companyId: string;
  readonly ownerUserId: string;
  readonly buildingId: number | null;
  readonly title: string;
  readonly description: string;
  readonly street: string;
  readonly cityId: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly utilitiesIncluded: readonly string[];
  readonly amenities: readonly string[];
  readonly petPolicies: readonly string[];
  readonly laundry: string;
  readonly lang: 'en' | 'fr';
  readonly depositNote?: string;
  readonly photos: readonly { readonly scene: string; readonly alt: { readonly en: string } }[];
}

const contentOf = (path: string) =>
  JSON.parse(gunzipSync(readFileSync(new URL(`../../../../services/${path}`, import.meta.url))).toString('utf8'));

describe('the demo market in the repository', () => {
  const market = contentOf('catalog/seed/market.json.gz');
  const people = contentOf('accounts/seed/people.json.gz');
  const entitlements = contentOf('commerce/seed/entitlements.json.gz');
  const listings: SeededListing[] = market.homes;

  it('meets the required figures', () => {
    const figures = figuresOf({
      market,
      people,
      entitlements,
      counts: { places: new Set(listings.map(({ cityId }) => cityId)).size },
    });
    expect(figures.cities).toBe(4292);
    expect(figures.canadianListings).toBeGreaterThanOrEqual(9000);
    expect(figures.americanListings).toBeGreaterThanOrEqual(2000);
    expect(figures.shares['accepts-newcomers']).toBeCloseTo(0.35, 1);
    expect(figures.shares.verified).toBeCloseTo(0.3, 1);
    expect(figures.disabled).toBeLessThanOrEqual(0.02);
  });

  it('has unique listings with titles and descriptions of valid length', () => {
    expect(new Set(listings.map(({ publicId }) => publicId)).size).toBe(listings.length);
    expect(new Set(listings.map(({ description }) => description)).size).toBe(listings.length);
    expect(
      listings
        .map(({ title, description }) => [title, description])
        .filter(
          ([title, text]) =>
            title.length < 10 || title.length > 80 || text.length < 140 || /[{}]|undefined|null/.test(title + text),
        ),
    ).toEqual([]);
  });

  it('contains no real phone numbers or email addresses', () => {
    expect(
      people.people.filter(
        ({ email, phone }: { email: string; phone: string }) =>
          !email.endsWith('@example.com') || !/^\+1\d{3}55501\d\d$/.test(phone),
      ),
    ).toEqual([]);
    expect(
      listings.map(({ description }) => description).filter((text) => /@|https?:|\d{3}[-. ]\d{4}/.test(text)),
    ).toEqual([]);
  });

  it('has descriptions that agree with the fields', () => {
    const breaks = (words: RegExp, isTrue: (listing: SeededListing) => boolean) =>
      listings
        .filter((listing) => words.test(listing.description) && !isTrue(listing))
        .map(({ description }) => description);
    expect(
      breaks(/Heat is included|Rent includes heat|Chauffage inclus/, ({ utilitiesIncluded }) =>
        utilitiesIncluded.includes('heat'),
      ),
    ).toEqual([]);
    expect(breaks(/dishwasher|lave-vaisselle/i, ({ amenities }) => amenities.includes('dishwasher'))).toEqual([]);
    expect(
      breaks(/Cats (are welcome|allowed)|Cat-friendly|Chats acceptés/, ({ petPolicies }) =>
        petPolicies.includes('cats'),
      ),
    ).toEqual([]);
    expect(breaks(/own washer and dryer/, ({ laundry }) => laundry === 'in_unit')).toEqual([]);
  });

  it('is written without slips of grammar, and with separators in large numbers', () => {
    const texts = listings.flatMap(({ title, description, photos }) => [
      title,
      description,
      ...photos.map(({ alt }) => alt.en),
    ]);
    expect(texts.filter((text) => /\b[Aa] (?!one-)[aeio]/.test(text))).toEqual([]);
    expect(texts.filter((text) => /\d{4} (sq|pi)/.test(text))).toEqual([]);
    expect(texts.filter((text) => /^Furnished .* furnished/.test(text))).toEqual([]);
  });

  it('has the note about the deposit in the language of the listing', () => {
    const notesIn = (lang: string) => [
      ...new Set(listings.filter((listing) => listing.lang === lang).map(({ depositNote }) => depositNote ?? '')),
    ];
    expect(notesIn('fr').sort()).toEqual(['', 'Appliqué au loyer de votre dernier mois.']);
    expect(notesIn('en').sort()).toEqual([
      '',
      'Applied to your last month’s rent.',
      'Half a month’s rent, returned with interest when you move out.',
    ]);
  });

  it('names the street but never the house number in a title', () => {
    expect(listings.filter(({ title, street }) => title.includes(street)).map(({ title }) => title)).toEqual([]);
  });

  it('gives the units of a building one street, one point and one company', () => {
    const buildings = new Map<number, SeededListing[]>();
    for (const listing of listings)
      if (listing.buildingId)
        buildings.set(listing.buildingId, [...(buildings.get(listing.buildingId) ?? []), listing]);
    for (const units of buildings.values())
      expect(
        new Set(
          units.map(({ street, latitude, longitude, companyId }) => `${street}/${latitude}/${longitude}/${companyId}`),
        ).size,
      ).toBe(1);
  });

  it('belongs to existing landlords and companies, and every listing has its entitlement', () => {
    const companies = new Set(people.companies.map(({ id }: { id: string }) => id));
    const landlords = new Set(people.people.map(({ id }: { id: string }) => id));
    expect(
      listings.filter(({ companyId, ownerUserId }) => !companies.has(companyId) || !landlords.has(ownerUserId)),
    ).toEqual([]);
    expect(entitlements.entitlements.map(({ publicId }: { publicId: string }) => publicId)).toEqual(
      listings.map(({ publicId }) => publicId),
    );
    const demo = people.people.find(({ email }: { email: string }) => email === 'landlord@example.com');
    expect(listings.filter(({ ownerUserId }) => ownerUserId === demo.id)).toHaveLength(6);
  });

  it('has five to nine photos per listing, house and living room first, all of one palette', () => {
    const scenes = listings.map(({ photos }) => photos.map(({ scene }) => scene));
    expect(
      scenes.filter(
        (list) => list.length < 5 || list.length > 9 || !list[0]?.endsWith('-house') || !list[1]?.endsWith('-living'),
      ),
    ).toEqual([]);
    expect(scenes.filter((list) => new Set(list.map((scene) => Number(/\d+/.exec(scene)?.[0]) % 16)).size > 1)).toEqual(
      [],
    );
  });
});

describe('a moved point', () => {
  it('is at the given distance in any direction', () => {
    for (const direction of [0, 45, 133, 270])
      expect(
        distanceKm({ latitude: 51, longitude: -114 }, movePoint({ latitude: 51, longitude: -114 }, 0.1, direction)),
      ).toBeCloseTo(0.1, 2);
  });
});
