import { api, lastSearch } from '@porchlight/client';
import { useMemo } from 'react';

/** Where recommendations begin for somebody who has looked at nothing yet: the place and the highest rent of the last search. */
export interface Start {
  readonly cityId?: number;
  readonly metroAreaId?: number;
  readonly maxrate?: number;
}
const placeIn = /^\/homes\/([a-z0-9-]+)\/([a-z0-9-]+)$/;

/** The start that the last search of the session gives; undefined while its place is looked up. */
export function useStart(): Start | undefined {
  const search = useMemo(() => {
    const [path = '', query = ''] = (lastSearch() ?? '').split('?');
    return { found: placeIn.exec(path), rate: Number(new URLSearchParams(query).get('maxrate')) };
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
