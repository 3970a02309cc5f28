import { useLocation, useSearchParams } from '@porchlight/client/router';
import type { AnyResource } from '@porchlight/contracts';
import { withParam } from './use-list-address.ts';
import { useStored } from './use-stored.ts';

export const maxSavedViews = 20;
export const maxViewName = 60;

/** Named search, filters and order of a list. */
export interface SavedView {
  readonly name: string;
  /** Query string of the address, without the page. */
  readonly query: string;
}
/** Why a name is refused. */
export type NameFault = 'viewNameMissing' | 'viewNameTaken';

const isView = (value: unknown): value is SavedView => {
  const { name, query } = (value ?? {}) as Partial<SavedView>;
  return typeof name === 'string' && typeof query === 'string';
};
const areViews = (value: unknown): value is readonly SavedView[] => Array.isArray(value) && value.every(isView);
const none: readonly SavedView[] = [];
const sorted = (query: string) => {
  const params = new URLSearchParams(query);
  params.sort();
  return params.toString();
};

/** Returns the views of a list that the user saved in this browser, and functions that change them. */
export function useSavedViews({ label }: AnyResource) {
  const [views, setViews] = useStored(`list-views:${label}`, areViews, none);
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const query = withParam(params, 'page', '').toString();
  const faultOf = (name: string, others: readonly SavedView[]): NameFault | undefined => {
    if (name === '') return 'viewNameMissing';
    return others.some((view) => view.name === name) ? 'viewNameTaken' : undefined;
  };
  return {
    views,
    isFull: views.length >= maxSavedViews,
    addressOf: (view: SavedView) => (view.query ? `${pathname}?${view.query}` : pathname),
    isCurrent: (view: SavedView) => sorted(view.query) === sorted(query),
    /** Saves the present state of the list. */
    save: (name: string): NameFault | undefined => {
      const fault = faultOf(name, views);
      if (!fault) setViews([...views, { name, query }]);
      return fault;
    },
    rename: (view: SavedView, name: string): NameFault | undefined => {
      const fault = faultOf(
        name,
        views.filter((one) => one !== view),
      );
      if (!fault) setViews(views.map((one) => (one === view ? { ...view, name } : one)));
      return fault;
    },
    remove: (view: SavedView) => setViews(views.filter((one) => one !== view)),
  };
}
