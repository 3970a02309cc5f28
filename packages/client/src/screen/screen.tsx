import { screenMessages } from '@porchlight/messages';
import type { Language } from '@porchlight/contracts';
import { use, type ComponentType, type JSX } from 'react';
import { useLanguage } from '../page/use-language.ts';
import { loadWithRetry } from './load-with-retry.ts';

type ScreenModule = Readonly<Record<string, unknown>>;
type Loading = Promise<ComponentType>;

/** A screen: a separate chunk in the browser, loaded before rendering on the server. */
export interface Screen {
  (): JSX.Element;
  /** Loads the code of the screen; retries after a failure. */
  load(): Promise<ComponentType>;
  /** Name of the chunk, set by the build. The server uses it to find the files of the screen. */
  readonly chunk?: string | undefined;
}

function componentOf(module: ScreenModule): ComponentType {
  const name = Object.keys(module).find((key) => key === 'default' || key.endsWith('Screen'));
  if (!name) throw new Error('A screen module must export one component whose name ends in Screen');
  return module[name] as ComponentType;
}

/** Creates a screen from a module that exports one `…Screen` component: `screen(() => import('./home-screen.tsx'))`. */
export function screen(load: () => Promise<ScreenModule>, chunk?: string): Screen {
  let loading: Loading | undefined;
  let isFailed = false;
  const messages = new Map<Language, Promise<void>>();
  const start = (): Loading => {
    isFailed = false;
    const promise: Loading = loadWithRetry(load).then(componentOf);
    // React reads `status` and `value`: a loaded screen renders without suspending, also on the server.
    promise.then(
      (value) => {
        Object.assign(promise, { status: 'fulfilled', value });
      },
      () => {
        isFailed = true;
      },
    );
    return promise;
  };
  // A rejected promise is retained, so that a re-render does not request the chunk again; only `load` retries.
  const Loaded = () => {
    const language = useLanguage();
    const Component = use((loading ??= start()));
    // All at once: a part of the screen that waits later hides what is shown, and the focus is lost.
    if (!messages.has(language)) messages.set(language, screenMessages(language));
    use(messages.get(language) as Promise<void>);
    return <Component />;
  };
  Loaded.load = () => (loading = loading && !isFailed ? loading : start());
  Loaded.chunk = chunk;
  return Loaded;
}
