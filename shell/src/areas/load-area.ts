import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { withTimeout, messagesReady, type AreaManifest } from '@porchlight/client';
import type { Language } from '@porchlight/contracts';
import type { AreaEntry } from '@porchlight/contracts/internal';
import { routeAt, type AreaSource } from './area-source.ts';

const scriptTimeoutMs = 4000;
const areaTimeoutMs = 5000;
const totalTimeoutMs = 10_500;
const scopeOf = (area: AreaEntry) => area.name.replaceAll('-', '_');
const entryUrl = (area: AreaEntry) => new URL(area.entry, window.location.href).href;

/** Creates the script element of an area entry with the integrity hash from areas.json and a timeout. */
function scriptWithIntegrity(url: string, integrities: ReadonlyMap<string, string>) {
  const integrity = integrities.get(url.split('?')[0] ?? url);
  if (!integrity) return { timeout: scriptTimeoutMs };
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  script.integrity = integrity;
  return { script, timeout: scriptTimeoutMs };
}

/** Registers the deployed areas with Module Federation. Call once, before an area is opened. */
export function registerAreas(areas: readonly AreaEntry[]): void {
  const integrities = new Map(areas.map((area) => [entryUrl(area), area.integrity]));
  registerPlugins([
    { name: 'deadlines-and-integrity', createScript: ({ url }) => scriptWithIntegrity(url, integrities) },
  ]);
  registerRemotes(areas.map((area) => ({ name: scopeOf(area), entry: entryUrl(area) })));
}

async function loadManifest(area: AreaEntry): Promise<AreaManifest> {
  const module = await withTimeout(areaTimeoutMs, loadRemote<{ area: AreaManifest }>(`${scopeOf(area)}/area`));
  if (!module) throw new Error(`${area.name} exposes no area module`);
  return module.area;
}

let retries = 0;
/**
 * Loads the manifest with one retry. The retry uses a different URL, because browsers queue a request behind a hanging
 * one for the same URL.
 */
const loadManifestWithRetry = (area: AreaEntry): Promise<AreaManifest> =>
  loadManifest(area).catch(() => {
    registerRemotes([{ name: scopeOf(area), entry: `${entryUrl(area)}?try=${++retries}` }], { force: true });
    return loadManifest(area);
  });

async function openArea(area: AreaEntry, path: string, language: Language): Promise<AreaManifest> {
  const manifest = await loadManifestWithRetry(area);
  await Promise.all([routeAt(manifest, path)?.route.screen?.load(), messagesReady(language)]);
  await messagesReady(language); // messages registered by the screen chunk
  return manifest;
}

/**
 * Creates a source that loads areas over the network with the messages of the page language; every wait ends within 11
 * s.
 */
export function networkSource(language: () => Language): AreaSource {
  const opened = new Map<string, Promise<AreaManifest>>();
  return {
    open(area, path) {
      const known = opened.get(area.name);
      if (known) return known;
      const opening = withTimeout(totalTimeoutMs, openArea(area, path, language()));
      opening.catch(() => undefined); // the component that renders the area reports the error
      opened.set(area.name, opening);
      return opening;
    },
    evict: (area) => {
      opened.delete(area.name);
    },
  };
}
