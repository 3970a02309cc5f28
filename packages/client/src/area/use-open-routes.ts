import { useLanguage } from '../page/use-language.ts';
import { useSelector } from '../redux.ts';
import { textsIn, type Catalogue, type Texts } from '../words/say.ts';
import type { AreaRoute } from './area.ts';

/** A page that can be linked to as it is: its address and its title in the page's language. */
export interface OpenRoute {
  readonly path: string;
  readonly title: string;
}

/** The pages of a console that the signed-in person may open, below its address (`/admin`) and without its dashboard. */
export function useOpenRoutes<T extends Texts>(
  routes: readonly AreaRoute<T>[],
  words: Catalogue<T>,
  under: string,
): readonly OpenRoute[] {
  const texts = textsIn(words, useLanguage());
  const held = useSelector((state) => state.session.permissions);
  return routes
    .filter(
      ({ path, permission }) =>
        path.startsWith(`${under}/`) &&
        !path.includes(':') &&
        path !== `${under}/dashboard` &&
        (!permission || held?.[permission]),
    )
    .map(({ path, title }) => ({ path, title: typeof title === 'function' ? title(texts) : title }));
}
