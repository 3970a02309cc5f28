import { messagesIn, useLanguage, type AreaManifest, type NavigationEntry } from '@porchlight/client';
import { useSelector } from '@porchlight/client/redux';

/** Link of a console's navigation. */
export interface NavigationItem extends Pick<NavigationEntry, 'path' | 'icon' | 'badge'> {
  readonly title: string;
  readonly isCurrent: boolean;
}
export interface NavigationGroup {
  readonly title: string | undefined;
  readonly items: readonly NavigationItem[];
}

// Some paths of routes end in a slash that addresses need not have.
const isBelow = (path: string, root: string) => `${path}/`.startsWith(root.endsWith('/') ? root : `${root}/`);

/** Returns the path of the entry that a page belongs to: the one with the longest path. */
function currentPath(entries: readonly NavigationEntry[], path: string): string | undefined {
  const roots = entries.flatMap((entry) => [entry.path, ...(entry.includes ?? [])].map((root) => ({ entry, root })));
  const found = roots.filter(({ root }) => isBelow(path, root)).sort((a, b) => b.root.length - a.root.length);
  return found[0]?.entry.path;
}

/** Returns the navigation of a console: the pages that have a screen and that the user may open. */
export function useNavigation(manifest: AreaManifest | undefined, path: string): readonly NavigationGroup[] {
  const language = useLanguage();
  const permissions = useSelector((state) => state.session.permissions);
  const groups = manifest?.navigation?.groups ?? [];
  const messages = manifest?.messages ? messagesIn(manifest.messages, language) : {};
  const current = currentPath(
    groups.flatMap(({ entries }) => entries),
    path,
  );
  const itemOf = ({ path: to, icon, badge }: NavigationEntry): NavigationItem[] => {
    const route = manifest?.routes.find((one) => one.path === to && one.screen);
    if (!route || (route.permission && !permissions?.[route.permission])) return [];
    const title = typeof route.title === 'function' ? route.title(messages) : route.title;
    return [{ path: to, icon, title, isCurrent: to === current, ...(badge ? { badge } : {}) }];
  };
  return groups
    .map(({ title, entries }) => ({
      title: typeof title === 'function' ? title(messages) : title,
      items: entries.flatMap(itemOf),
    }))
    .filter(({ items }) => items.length > 0);
}
