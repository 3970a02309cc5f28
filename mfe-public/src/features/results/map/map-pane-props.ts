import type { HighlightStore } from '../list/highlight-store.ts';
import type { Results } from '../use-results.ts';
import type { FilterState } from '../filters/use-filter-state.ts';

/** Props of the map pane, passed on to the lazily loaded map. */
export interface MapPaneProps {
  readonly results: Results;
  readonly filterState: FilterState;
  readonly highlightStore: HighlightStore;
}
