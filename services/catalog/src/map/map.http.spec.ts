import { encodePolyline } from '@porchlight/contracts';
import { maxMarkers, type MapMarkersResponse } from '@porchlight/contracts/catalog';
import { guestWithDevice, asRenter, type Actor, type TestApp } from '@porchlight/service-kit/testing';
import { aQuery } from '../testing/a-query.ts';
import { Chance } from '../testing/chance.ts';
import { idsOf } from '../testing/ids-of.ts';
import { boxes, countries, inBounds, isIn, sharedPointMarket as market } from '../testing/map-views.ts';
import { matching, type ModelListing, type ModelQuery } from '../testing/naive-search.ts';
import { startWithModel } from '../testing/start-with-model.ts';

const pathOf = (query: ModelQuery, zoom: number) =>
  `/map-markers?${new URLSearchParams({ ...query, zoom: String(zoom) }).toString()}`;

describe('map markers', () => {
  let app: TestApp;
  let listings: ModelListing[];
  beforeAll(async () => {
    ({ app, homes: listings } = await startWithModel(market));
  }, 60_000);
  afterAll(async () => {
    await app.stop();
  });

  const markersOf = async (path: string, as?: Actor): Promise<MapMarkersResponse> => {
    const { status, body } = await app.get(path, as ? { as } : {});
    expect({ path, status }).toEqual({ path, status: 200 });
    return body as MapMarkersResponse;
  };
  const publicHome = (id: string) => listings.find(({ publicId }) => publicId === id)!;

  it('cover every listing once, per currency, for 200 random maps', async () => {
    const chance = new Chance(20_261_121);
    for (let turn = 0; turn < 200; turn += 1) {
      const { page: _page, perPage: _perPage, sort: _sort, ...filters } = aQuery(chance);
      const query = { ...filters, bounds: chance.pick(boxes) };
      const zoom = chance.between(0, 22);
      const expected = matching(listings, query);
      const { markers, count, approximate } = await markersOf(pathOf(query, zoom));
      expect({ query, zoom, count, approximate }).toEqual({
        query,
        zoom,
        count: expected.length,
        approximate: undefined,
      });
      expect(markers.reduce((sum, marker) => sum + marker.count, 0)).toBe(count);
      expect(markers.length).toBeLessThanOrEqual(maxMarkers);
      expect(markers.filter((marker) => !isIn(marker, query.bounds))).toEqual([]);
      for (const currency of ['CAD', 'USD'] as const) {
        const rents = expected.filter((listing) => listing.currency === currency).map(({ rent }) => rent);
        const cheapest = markers.filter((marker) => marker.currency === currency).map(({ rentMin }) => rentMin);
        expect(Math.min(...cheapest)).toBe(Math.min(...rents));
      }
    }
  }, 120_000);

  it('of a location are those of its list, at every zoom and with every filter', async () => {
    const chance = new Chance(3);
    for (let turn = 0; turn < 100; turn += 1) {
      const { page: _page, perPage: _perPage, sort: _sort, bounds: _bounds, ...query } = aQuery(chance);
      const { markers, count, approximate } = await markersOf(pathOf(query, chance.between(0, 22)));
      const list = await app.get(`/listings?${new URLSearchParams(query).toString()}`);
      expect({ query, count, approximate }).toEqual({
        query,
        count: list.body.pagination.total,
        approximate: undefined,
      });
      expect(markers.reduce((sum, marker) => sum + marker.count, 0)).toBe(count);
    }
  }, 60_000);

  it('cover maps of a country with every filter', async () => {
    const chance = new Chance(4);
    for (let turn = 0; turn < 60; turn += 1) {
      const filters = {
        ...(chance.is(0.4) ? { beds: chance.pick(['0', '1,2', '4']) } : {}),
        ...(chance.is(0.4) ? { rentaltypes: chance.pick(['condo', 'house,room']) } : {}),
        ...(chance.is(0.3) ? { minrate: chance.pick(['1234', '2000']) } : {}),
        ...(chance.is(0.3) ? { amenities: chance.pick(['gym', 'pool']) } : {}),
      };
      // A list ignores a box this large, a map does not.
      const bounds = chance.pick(countries);
      const { markers, count, approximate } = await markersOf(pathOf({ ...filters, bounds }, chance.between(0, 9)));
      const expected = inBounds(matching(listings, filters), bounds);
      expect({ filters, bounds, count, approximate }).toEqual({
        filters,
        bounds,
        count: expected.length,
        approximate: undefined,
      });
      expect(markers.length).toBeLessThanOrEqual(maxMarkers);
      for (const { id, rentMin, currency } of markers)
        if (id) expect(publicHome(id)).toMatchObject({ rent: rentMin, currency });
    }
  });

  it('are approximate where more than 50,000 listings are in view: by beds, type and rent from the roll-up', async () => {
    const times = 1_000;
    const multiply = (factor: string) =>
      app.sql(`update listing_cell set n = n ${factor}, sum_lat = sum_lat ${factor}, sum_lon = sum_lon ${factor}`);
    await multiply(`* ${times}`);
    try {
      const chosen = [{}, { beds: '1,2' }, { rentaltypes: 'house,room' }, { minrate: '1200', maxrate: '2399' }];
      for (const { filters, bounds } of chosen.flatMap((one) =>
        countries.map((box) => ({ filters: one, bounds: box })),
      )) {
        const { count, approximate } = await markersOf(pathOf({ ...filters, bounds }, 8), asRenter());
        const expected = inBounds(matching(listings, filters), bounds).length;
        const isLarge = inBounds(listings, bounds).length * times > 50_000;
        expect({ filters, bounds, count, approximate }).toEqual({
          filters,
          bounds,
          count: isLarge ? expected * times : expected,
          approximate: isLarge ? true : undefined,
        });
      }
      const all = await markersOf('/map-markers?beds=2&zoom=4', asRenter());
      expect(all.approximate).toBe(true);
      expect(await markersOf('/map-markers?beds=2&amenities=gym&keyword=river&zoom=4')).toEqual(all);
    } finally {
      await multiply(`/ ${times}`);
    }
  });

  it('have rent, beds and address of a single listing, without a hidden address', async () => {
    const { markers } = await markersOf(pathOf({ bounds: boxes[0]! }, 18));
    const singles = markers.filter(({ count }) => count === 1);
    expect(singles.length).toBeGreaterThan(20);
    for (const marker of singles) {
      const listing = publicHome(marker.id!);
      expect(marker).toEqual({
        latitude: listing.lat,
        longitude: listing.lon,
        count: 1,
        rentMin: listing.rent,
        currency: listing.currency,
        id: listing.publicId,
        beds: listing.beds,
        address: listing.hideExactAddress ? '' : listing.street,
        featured: listing.featured,
      });
    }
    expect(singles.some(({ address }) => address === '')).toBe(true);
  });

  it('group the listings of one address per currency', async () => {
    const groups = new Map<string, ModelListing[]>();
    for (const listing of listings)
      groups.set(`${listing.lat}/${listing.lon}/${listing.currency}`, [
        ...(groups.get(`${listing.lat}/${listing.lon}/${listing.currency}`) ?? []),
        listing,
      ]);
    const shared = [...groups.values()].filter(({ length }) => length > 1);
    expect(shared.length).toBeGreaterThan(10);
    for (const neighbours of shared) {
      const [{ lat, lon, currency }] = neighbours as [ModelListing];
      const { markers } = await markersOf(
        pathOf(
          { bounds: [lat + 1e-3, lon + 1e-3, lat - 1e-3, lon - 1e-3].map((degrees) => degrees.toFixed(6)).join(',') },
          19,
        ),
      );
      const marker = markers.find(
        ({ latitude, longitude, currency: of }) => latitude === lat && longitude === lon && of === currency,
      );
      expect(marker).toMatchObject({
        count: neighbours.length,
        rentMin: Math.min(...neighbours.map(({ rent }) => rent)),
      });
      expect([...marker!.ids!].sort()).toEqual(neighbours.map(({ publicId }) => publicId).sort());
    }
  });

  it.each([
    ['crossed', '50.9,-114.2,51.2,-113.9'],
    ['the whole world', '90,180,-90,-180'],
    ['a point', '51,-114,51,-114'],
    ['over the date line', '52,-179,51,179'],
    ['no numbers', 'NaN,NaN,NaN,NaN'],
    ['off the earth', '999,999,-999,-999'],
    ['half a box', '51,-114'],
    ['words', 'here,there,every,where'],
    ['nothing', ''],
  ])('return 200 for bounds that are %s, at any zoom', async (_, bounds) => {
    for (const zoom of ['0', '9', '10', '17', '22', '-1', '99', 'NaN', ''])
      expect((await markersOf(`/map-markers?bounds=${bounds}&zoom=${zoom}`)).markers.length).toBeLessThanOrEqual(
        maxMarkers,
      );
  });

  it('cover only listings inside a drawn shape', async () => {
    // The lasso of the search tests: a triangle around the centre of Calgary.
    const area = encodePolyline([
      [51.15, -114.2],
      [51.15, -113.95],
      [50.95, -114.07],
    ]);
    const { body } = await app.get(`/listings?area=${encodeURIComponent(area)}&count=true`);
    for (const zoom of [4, 9, 12, 18])
      expect((await markersOf(`/map-markers?area=${encodeURIComponent(area)}&zoom=${zoom}`)).count).toBe(body.count);
    expect(body.count).toBeGreaterThan(10);
  });

  it('are cached for 30 seconds for guests only', async () => {
    const path = pathOf({ bounds: boxes[0]!, maxrate: '1600' }, 12);
    const first = await app.get(path);
    expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    const again = await app.get(path, {
      as: guestWithDevice('other'),
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
    expect((await app.get(path, { as: asRenter() })).headers['cache-control']).toBe('private, no-store');
  });

  it('resolve to cards in the requested order, public listings only', async () => {
    const [first, second] = listings.map(({ publicId }) => publicId) as [string, string];
    const { body } = await app.get(`/map-marker-info?ids=${second},zzzzzzzzzz,${first},${second}`);
    expect(idsOf({ body })).toEqual([second, first]);
    expect((await app.get('/map-marker-info')).body).toEqual({ listings: [] });
  });

  it('of a device’s favourites are one per address, without unavailable listings', async () => {
    const few = listings.slice(0, 12);
    const { markers, count } = await markersOf(
      `/fav-map-markers?favourites=${[...few.map(({ publicId }) => publicId), 'zzzzzzzzzz'].join(',')}`,
    );
    expect(count).toBe(few.length);
    expect(markers.flatMap(({ id, ids }) => ids ?? id ?? []).sort()).toEqual(
      few.map(({ publicId }) => publicId).sort(),
    );
    const all = await markersOf(`/fav-map-markers?favourites=${listings.map(({ publicId }) => publicId).join(',')}`);
    expect(all.count).toBe(listings.length);
    expect(all.markers.length).toBeLessThanOrEqual(maxMarkers);
    expect(await markersOf('/fav-map-markers')).toEqual({ markers: [], count: 0 });
  });
});
