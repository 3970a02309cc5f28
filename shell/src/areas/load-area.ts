import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { within, wordsReady, type AreaManifest } from '@porchlight/client';
import type { Language } from '@porchlight/contracts';
import type { AreaEntry } from '@porchlight/contracts/internal';
import { routeAt, type AreaSource } from './area-source.ts';

const scriptDeadline = 4000,
  areaDeadline = 5000,
  wholeDeadline = 10_500;
const scopeOf = (area: AreaEntry) => area.name.replaceAll('-', '_');
const addressOf = (area: AreaEntry) => new URL(area.entry, window.location.href).href;

/** A script of an entry that the browser checks against the sum in areas.json. */
function checkedScript(url: string, integrities: ReadonlyMap<string, string>) {
  const integrity = integrities.get(url.split('?')[0] ?? url);
  if (!integrity) return { timeout: scriptDeadline };
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  script.integrity = integrity;
  return { script, timeout: scriptDeadline };
}

/** Tells federation which areas are deployed. Call once, before anything is opened. */
export function registerAreas(areas: readonly AreaEntry[]): void {
  const integrities = new Map(areas.map((area) => [addressOf(area), area.integrity]));
  registerPlugins([{ name: 'deadlines-and-integrity', createScript: ({ url }) => checkedScript(url, integrities) }]);
  registerRemotes(areas.map((area) => ({ name: scopeOf(area), entry: addressOf(area) })));
}

async function manifestOnce(area: AreaEntry): Promise<AreaManifest> {
  const module = await within(areaDeadline, loadRemote<{ area: AreaManifest }>(`${scopeOf(area)}/area`));
  if (!module) throw new Error(`${area.name} exposes nothing`);
  return module.area;
}

let tries = 0;
/** The manifest, tried twice. The second time at a new address: browsers queue a request behind one that hangs at the same address. */
const manifestOf = (area: AreaEntry): Promise<AreaManifest> =>
  manifestOnce(area).catch(() => {
    registerRemotes([{ name: scopeOf(area), entry: `${addressOf(area)}?try=${++tries}` }], { force: true });
    return manifestOnce(area);
  });

async function openArea(area: AreaEntry, path: string, language: Language): Promise<AreaManifest> {
  const manifest = await manifestOf(area);
  await Promise.all([routeAt(manifest, path)?.route.screen?.load(), wordsReady(language)]);
  await wordsReady(language); // those that came with the screen
  return manifest;
}

/** Opens areas over the network, with their words in the language of the page; every wait ends within 11 seconds. */
export function networkSource(language: () => Language): AreaSource {
  const opened = new Map<string, Promise<AreaManifest>>();
  return {
    open(area, path) {
      const known = opened.get(area.name);
      if (known) return known;
      const opening = within(wholeDeadline, openArea(area, path, language()));
      opening.catch(() => undefined); // whoever draws the area tells of it
      opened.set(area.name, opening);
      return opening;
    },
    forget: (area) => {
      opened.delete(area.name);
    },
  };
}
