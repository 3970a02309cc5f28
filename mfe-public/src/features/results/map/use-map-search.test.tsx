import { inSite } from '@porchlight/listing-ui/testing';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { Filters } from '../results-query.ts';
import { boundsToShow, boundsParam } from './map-bounds.ts';
import { mapScopeOf, useMapSearch, type MapScope } from './use-map-search.ts';

const box = { north: 43.7, east: -79.3, south: 43.6, west: -79.412345678 };
const text = '43.7,-79.3,43.6,-79.412346';
const marker = { latitude: 43.65, longitude: -79.35, count: 1, rentMin: 2000, currency: 'CAD', id: 'abcdefghij' };
function aMap(filters: Filters = {}, scope: MapScope | undefined = { cityId: 5 }) {
  const requests: string[] = [];
  const followed: Filters[] = [];
  const { wrapper } = inSite({
    send: (path) => {
      requests.push(decodeURIComponent(path));
      return Promise.resolve({ status: 200, body: JSON.stringify({ markers: [marker], count: 1 }) });
    },
  });
  const { result } = renderHook(
    () =>
      useMapSearch(
        {
          filters,
          replaceWithoutHistory: (next) => {
            followed.push(next);
          },
        },
        scope,
      ),
    { wrapper },
  );
  return { result, asked: requests, followed };
}

describe('a map that searches', () => {
  it("requests the markers of the list's location and filters, without bounds, until it is moved", async () => {
    const { result, asked, followed } = aMap({ beds: [2], sort: 'newest' });
    act(() => {
      result.current.onMove(box, 12, false);
    });
    await waitFor(() => {
      expect(result.current.markers).toHaveLength(1);
    });
    expect(asked).toHaveLength(1);
    expect(asked[0]).toContain('cityId=5');
    expect(asked[0]).not.toContain('bounds');
    expect(asked[0]).toContain('beds=2');
    expect(asked[0]).toContain('zoom=12');
    expect(asked[0]).not.toContain('sort');
    expect(followed).toEqual([]);
  });

  it('requests the markers within the bounds of the list once it was moved', async () => {
    const { result, asked } = aMap({ bounds: text });
    act(() => {
      result.current.onMove({ ...box, north: 43.9 }, 12, false);
    });
    await waitFor(() => {
      expect(asked).toHaveLength(1);
    });
    expect(asked[0]).toContain(`bounds=${text}`);
  });

  it('requests nothing before the location is known', () => {
    const { result, asked } = aMap({}, undefined);
    act(() => {
      result.current.onMove(box, 12, false);
    });
    expect(asked).toEqual([]);
  });

  it('searches once after the visitor stops moving it', async () => {
    const { result, followed } = aMap({ beds: [2] });
    act(() => {
      for (const north of [43.9, 43.8, 43.7]) result.current.onMove({ ...box, north }, 12, true);
    });
    await waitFor(() => {
      expect(followed).toEqual([{ beds: [2], bounds: text }]);
    });
  });

  it('keeps the drawn area when it is moved', async () => {
    const { result, asked, followed } = aMap({ area: '_p~iF~ps|U_ulLnnqC_mqNvxq`@' });
    act(() => {
      result.current.onMove(box, 12, true);
    });
    await waitFor(() => {
      expect(asked).toHaveLength(1);
    });
    expect(followed).toEqual([]);
  });
});

describe('the scope of the map', () => {
  it('is the location of the list, or the whole market', () => {
    expect([
      mapScopeOf({ kind: 'city', id: '7' }),
      mapScopeOf({ kind: 'metro', id: '8' }),
      mapScopeOf({ kind: 'province', id: '9' }),
      mapScopeOf({ kind: 'market', clipped: true }),
    ]).toEqual([{ cityId: 7 }, { metroAreaId: 8 }, { provinceId: 9 }, {}]);
  });
});

describe('the query of the map', () => {
  const bounds = { north: 44, east: -79, south: 43, west: -80 };
  it("prefers the drawn area over the URL's bounds over the location", () => {
    expect(boundsToShow({ area: '_p~iF~ps|U_ulLnnqC_mqNvxq`@', bounds: text }, bounds)).toEqual({
      north: 43.252,
      east: -120.2,
      south: 38.5,
      west: -126.453,
    });
    expect(boundsParam(boundsToShow({ bounds: text }, bounds) ?? bounds)).toBe(text);
    expect(boundsToShow({}, bounds)).toBe(bounds);
  });
  it("falls back to the location when the area's polyline is invalid", () => {
    expect(boundsToShow({ area: '\u0001\u0002' }, bounds)).toBe(bounds);
  });
});
