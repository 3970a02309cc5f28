import { use, type ComponentType, type JSX } from 'react';
import { loadedOnce } from './loaded-once.ts';

type ScreenModule = Readonly<Record<string, unknown>>;
type Loading = Promise<ComponentType>;

/** A screen that is a chunk of its own in the browser and ready at once on the server. */
export interface Screen {
  (): JSX.Element;
  /** Fetches the screen's code; after a failure it asks anew. */
  load(): Promise<ComponentType>;
  /** Name of its chunk, written by the build: how the server finds the files of a screen. */
  readonly chunk?: string | undefined;
}

function componentOf(module: ScreenModule): ComponentType {
  const name = Object.keys(module).find((key) => key === 'default' || key.endsWith('Screen'));
  if (!name) throw new Error('A screen module exports one component whose name ends in Screen');
  return module[name] as ComponentType;
}

/** Makes a screen of a module that exports one `…Screen`: `screen(() => import('./home-screen.tsx'))`. */
export function screen(load: () => Promise<ScreenModule>, chunk?: string): Screen {
  let loading: Loading | undefined;
  let isFailed = false;
  const begin = (): Loading => {
    isFailed = false;
    const begun: Loading = loadedOnce(load).then(componentOf);
    // React reads `status` and `value`: a screen that is there is drawn without suspending, on the server as well.
    begun.then(
      (value) => {
        Object.assign(begun, { status: 'fulfilled', value });
      },
      () => {
        isFailed = true;
      },
    );
    return begun;
  };
  // A failed promise is kept while React draws, or every render would ask the network again; `load` alone asks anew.
  const Loaded = () => {
    const Component = use((loading ??= begin()));
    return <Component />;
  };
  Loaded.load = () => (loading = loading && !isFailed ? loading : begin());
  Loaded.chunk = chunk;
  return Loaded;
}
