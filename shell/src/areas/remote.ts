import { within, type AreaManifest } from '@porchlight/client';
import type { AreaEntry } from '@porchlight/contracts/internal';

/** What a remote entry leaves in the page: webpack's container of one area. */
interface Container {
  init(shared: unknown): Promise<void> | void;
  get(module: './area'): Promise<() => { readonly area: AreaManifest }>;
}
declare const __webpack_init_sharing__: (scope: 'default') => Promise<void>;
declare const __webpack_share_scopes__: { readonly default: unknown };

const scriptDeadline = 4000;
// The container's name: an entry declares it as a variable of the page.
const scopeOf = ({ name }: AreaEntry) => name.replaceAll('-', '_');

/** Runs the script of an entry, checked against the sum in areas.json, and gives the container that it leaves. */
function containerOf(area: AreaEntry, address: string): Promise<Container> {
  const page = globalThis as unknown as Record<string, Container | undefined>, scope = scopeOf(area), script = document.createElement('script');
  page[scope] = undefined;   // what an earlier try left must not stand for this one
  const running = new Promise<Container>((resolve, reject) => {
    script.onload = () => { const found = page[scope]; if (found) resolve(found); else reject(new Error(`${area.name} did not start`)); };
    script.onerror = () => { reject(new Error(`${address} did not load`)); };
  });
  Object.assign(script, { src: address, async: true, integrity: area.integrity });
  document.head.append(script);
  return within(scriptDeadline, running).finally(() => { script.remove(); });
}

/** The one module that an area exposes, with the shell's shared modules lent to it. `address` may carry a query of its own. */
export async function manifestFrom(area: AreaEntry, address: string): Promise<AreaManifest> {
  const container = await containerOf(area, address);
  await __webpack_init_sharing__('default');
  await container.init(__webpack_share_scopes__.default);
  return (await container.get('./area'))().area;
}
