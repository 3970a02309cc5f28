import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { moved, distanceKm } from './geography.mjs';
import { figuresOf } from './report.mjs';

/** What is looked at of a home in the file. */
interface ShippedHome {
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
  readonly photos: readonly { readonly scene: string }[];
}

const contentOf = (path: string) =>
  JSON.parse(gunzipSync(readFileSync(new URL(`../../../../services/${path}`, import.meta.url))).toString('utf8'));

describe('the demo market that is shipped', () => {
  const market = contentOf('catalog/seed/market.json.gz');
  const people = contentOf('accounts/seed/people.json.gz');
  const entitlements = contentOf('commerce/seed/entitlements.json.gz');
  const homes: ShippedHome[] = market.homes;

  it('has what is promised', () => {
    const figures = figuresOf({
      market,
      people,
      entitlements,
      counts: { places: new Set(homes.map(({ cityId }) => cityId)).size },
    });
    expect(figures.cities).toBe(4292);
    expect(figures.canadianHomes).toBeGreaterThanOrEqual(9000);
    expect(figures.americanHomes).toBeGreaterThanOrEqual(2000);
    expect(figures.shares['accepts-newcomers']).toBeCloseTo(0.35, 1);
    expect(figures.shares.verified).toBeCloseTo(0.3, 1);
    expect(figures.off).toBeLessThanOrEqual(0.02);
  });

  it('tells every home apart, in words of a fitting length', () => {
    expect(new Set(homes.map(({ publicId }) => publicId)).size).toBe(homes.length);
    expect(new Set(homes.map(({ description }) => description)).size).toBe(homes.length);
    expect(
      homes
        .map(({ title, description }) => [title, description])
        .filter(
          ([title, text]) =>
            title.length < 10 || title.length > 80 || text.length < 140 || /[{}]|undefined|null/.test(title + text),
        ),
    ).toEqual([]);
  });

  it('names nobody that could be called or written to', () => {
    expect(
      people.people.filter(
        ({ email, phone }: { email: string; phone: string }) =>
          !email.endsWith('@example.com') || !/^\+1\d{3}55501\d\d$/.test(phone),
      ),
    ).toEqual([]);
    expect(
      homes.map(({ description }) => description).filter((text) => /@|https?:|\d{3}[-. ]\d{4}/.test(text)),
    ).toEqual([]);
  });

  it('says in the text only what the fields say', () => {
    const breaks = (words: RegExp, isTrue: (home: ShippedHome) => boolean) =>
      homes.filter((home) => words.test(home.description) && !isTrue(home)).map(({ description }) => description);
    expect(breaks(/Heat is included/, ({ utilitiesIncluded }) => utilitiesIncluded.includes('heat'))).toEqual([]);
    expect(breaks(/dishwasher|lave-vaisselle/, ({ amenities }) => amenities.includes('dishwasher'))).toEqual([]);
    expect(breaks(/Cats are fine/, ({ petPolicies }) => petPolicies.includes('cats'))).toEqual([]);
    expect(breaks(/own washer and dryer/, ({ laundry }) => laundry === 'in_unit')).toEqual([]);
  });

  it('gives the units of a building one street and one point, and each another door', () => {
    const buildings = new Map<number, ShippedHome[]>();
    for (const home of homes)
      if (home.buildingId) buildings.set(home.buildingId, [...(buildings.get(home.buildingId) ?? []), home]);
    for (const units of buildings.values())
      expect(
        new Set(
          units.map(({ street, latitude, longitude, companyId }) => `${street}/${latitude}/${longitude}/${companyId}`),
        ).size,
      ).toBe(1);
  });

  it('belongs to landlords and companies that exist, and every home has its entitlement', () => {
    const companies = new Set(people.companies.map(({ id }: { id: string }) => id));
    const landlords = new Set(people.people.map(({ id }: { id: string }) => id));
    expect(
      homes.filter(({ companyId, ownerUserId }) => !companies.has(companyId) || !landlords.has(ownerUserId)),
    ).toEqual([]);
    expect(entitlements.entitlements.map(({ publicId }: { publicId: string }) => publicId)).toEqual(
      homes.map(({ publicId }) => publicId),
    );
    const demo = people.people.find(({ email }: { email: string }) => email === 'landlord@example.com');
    expect(homes.filter(({ ownerUserId }) => ownerUserId === demo.id)).toHaveLength(6);
  });

  it('shows five to nine pictures a home, house and living room first, all of one palette', () => {
    const scenes = homes.map(({ photos }) => photos.map(({ scene }) => scene));
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

describe('a point that moves', () => {
  it('goes as far as it is told, in any direction', () => {
    for (const direction of [0, 45, 133, 270])
      expect(
        distanceKm({ latitude: 51, longitude: -114 }, moved({ latitude: 51, longitude: -114 }, 0.1, direction)),
      ).toBeCloseTo(0.1, 2);
  });
});
