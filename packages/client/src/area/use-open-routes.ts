import { useLanguage, type AreaRoute } from '@porchlight/client';
import { useSelector } from '@porchlight/client/redux';
import { messagesIn, type MessageCatalog, type Messages } from '@porchlight/messages';

/** A page that can be linked to: its path and its title in the page's language. */
export interface OpenRoute {
  readonly path: string;
  readonly title: string;
}

/** Returns the pages of a console that the current user may open, without the dashboard and pages with parameters. */
export function useOpenRoutes<T extends Messages>(
  routes: readonly AreaRoute<T>[],
  catalog: MessageCatalog<T>,
  basePath: string,
): readonly OpenRoute[] {
  const messages = messagesIn(catalog, useLanguage());
  const permissions = useSelector((state) => state.session.permissions);
  return routes
    .filter(
      ({ path, permission }) =>
        path.startsWith(`${basePath}/`) &&
        !path.includes(':') &&
        path !== `${basePath}/dashboard` &&
        (!permission || permissions?.[permission]),
    )
    .map(({ path, title }) => ({ path, title: typeof title === 'function' ? title(messages) : title }));
}
