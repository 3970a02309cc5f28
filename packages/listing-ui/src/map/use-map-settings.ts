import { api } from '@porchlight/client';
import { useMemo, useState } from 'react';
import type { Tiles } from './provider/leaflet-base-map.tsx';

/** Map settings of the site (settings module `maps`); empty while the module is off. */
export interface MapSettings {
  readonly googleKey?: string | undefined;
  readonly tiles?: Tiles | undefined;
}

/**
 * Returns the map settings; undefined while they load for the first time, empty when they could not be loaded, so that
 * the map still renders. Loading them again keeps the last ones: a map that was removed can't be drawn.
 */
export function useMapSettings(): MapSettings | undefined {
  const { data, isError } = api.useGetFormattedModulesQuery({});
  const loaded = useMemo(() => {
    if (!data) return isError ? {} : undefined;
    const maps = data.projectModules['maps'];
    const settings = new Map(maps?.isEnabled ? maps.settings.map(({ key, value }) => [key, String(value)]) : []);
    const text = (key: string) => settings.get(key)?.trim() || undefined;
    const url = text('tilesUrl');
    return {
      googleKey: text('googleKey'),
      tiles: url
        ? { url, attribution: text('tilesAttribution') ?? '', maxZoom: Number(text('tilesMaxZoom') ?? 18) }
        : undefined,
    };
  }, [data, isError]);
  const [last, setLast] = useState(loaded);
  if (loaded && loaded !== last) setLast(loaded);
  return loaded ?? last;
}
