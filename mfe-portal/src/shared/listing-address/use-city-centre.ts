import { api, useLanguage } from '@porchlight/client';
import type { AddressCity } from './address-values.ts';
import type { Point } from './pin-view.ts';

/** Loads the centre of a city, unless it is not needed. Without a centre the city is not one that can be shown. */
export function useCityCentre(
  city: AddressCity | undefined,
  isNeeded: boolean,
): { readonly centre: Point | undefined; readonly isFailed: boolean } {
  const [province = '', place = ''] = city?.path.split('/') ?? [];
  const { currentData, isError } = api.useGetPlaceQuery(
    { params: { province, place }, query: { lang: useLanguage() } },
    { skip: !city || !isNeeded },
  );
  const centre = currentData?.area.center;
  return { centre, isFailed: isError || (currentData !== undefined && !centre) };
}
