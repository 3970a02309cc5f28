import { within, type AreaManifest } from '@porchlight/client';
import type { AreaEntry } from '@porchlight/contracts/internal';
import { routeAt, type AreaSource } from './area-source.ts';
import { manifestFrom } from './remote.ts';

const areaDeadline = 5000, wholeDeadline = 10_500;

const manifestOnce = (area: AreaEntry, query = ''): Promise<AreaManifest> =>
  within(areaDeadline, manifestFrom(area, new URL(area.entry, window.location.href).href + query));

let tries = 0;
/** The manifest, tried twice. The second time at a new address: browsers queue a request behind one that hangs at the same address. */
const manifestOf = (area: AreaEntry): Promise<AreaManifest> => manifestOnce(area).catch(() => manifestOnce(area, `?try=${++tries}`));

async function openArea(area: AreaEntry, path: string): Promise<AreaManifest> {
  const manifest = await manifestOf(area);
  await routeAt(manifest, path)?.route.screen?.load();
  return manifest;
}

/** Opens areas over the network; every wait ends within 11 seconds. */
export function networkSource(): AreaSource {
  const opened = new Map<string, Promise<AreaManifest>>();
  return {
    open(area, path) {
      const known = opened.get(area.name);
      if (known) return known;
      const opening = within(wholeDeadline, openArea(area, path));
      opening.catch(() => undefined);   // whoever draws the area tells of it
      opened.set(area.name, opening);
      return opening;
    },
    forget: (area) => { opened.delete(area.name); },
  };
}
