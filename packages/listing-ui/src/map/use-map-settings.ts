import { api } from '@porchlight/client';
import { useMemo } from 'react';
import type { Tiles } from './provider/leaflet-ground.tsx';

/** What the site says about its maps (module `maps` of its settings). */
export interface MapSettings {
  readonly googleKey?: string | undefined;
  readonly tiles?: Tiles | undefined;
}

/** The map's settings; undefined until they are known, and none when the site cannot say: the map is drawn all the same. */
export function useMapSettings(): MapSettings | undefined {
  const { data, isError } = api.useGetFormattedModulesQuery({});
  return useMemo(() => {
    if (!data) return isError ? {} : undefined;
    const settings = new Map(data.projectModules['maps']?.settings.map(({ key, value }) => [key, String(value)]));
    const text = (key: string) => settings.get(key)?.trim() || undefined;
    const url = text('tilesUrl');
    return {
      googleKey: text('googleKey'),
      tiles: url
        ? { url, attribution: text('tilesAttribution') ?? '', maxZoom: Number(text('tilesMaxZoom') ?? 18) }
        : undefined,
    };
  }, [data, isError]);
}
