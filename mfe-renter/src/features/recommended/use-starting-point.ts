import { api, lastSearch } from '@porchlight/client';
import { useMemo } from 'react';

/**
 * Starting point of recommendations for a renter without activity: the location and maximum rent of the last search.
 */
export interface StartingPoint {
  readonly cityId?: number;
  readonly metroAreaId?: number;
  readonly maxrate?: number;
}
const locationPath = /^\/homes\/([a-z0-9-]+)\/([a-z0-9-]+)$/;

/** Returns the starting point from the last search of the session; undefined while its location is loading. */
export function useStartingPoint(): StartingPoint | undefined {
  const search = useMemo(() => {
    const [path = '', query = ''] = (lastSearch() ?? '').split('?');
    return { found: locationPath.exec(path), rate: Number(new URLSearchParams(query).get('maxrate')) };
  }, []);
  const [, province = '', place = ''] = search.found ?? [];
  const { data, isError } = api.useGetPlaceQuery({ params: { province, place } }, { skip: !search.found });
  if (!search.found || isError) return {};
  if (!data) return undefined;
  const id = Number(data.area.id);
  return {
    ...(data.area.kind === 'city' ? { cityId: id } : data.area.kind === 'metro' ? { metroAreaId: id } : {}),
    ...(search.rate > 0 ? { maxrate: search.rate } : {}),
  };
}
