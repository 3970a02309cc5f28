import { storedViewName, type Services, type Store } from '@porchlight/client';

/** Shows the view in its page, once the page has a store; `ended` for a tab whose view is over. */
export type OpenedView = 'ended' | ((store: Store) => void);

const storedView = () => {
  try {
    return sessionStorage.getItem(storedViewName);
  } catch {
    return null;
  }
};

/** Opens the view of a user that this tab holds; undefined in all other tabs, which load nothing of it. */
export const openedView = async (services: Services): Promise<OpenedView | undefined> => {
  const stored = storedView();
  return stored === null
    ? undefined
    : (await import(/* webpackChunkName: "view-as" */ './open-view.tsx')).openView(stored, services);
};
