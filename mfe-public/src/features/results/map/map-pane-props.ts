import type { PointedHome } from '../pointed-home.ts';
import type { Results } from '../use-results.ts';
import type { Wishes } from '../use-wishes.ts';

/** What the map is drawn of; the map itself is fetched later and gets the same. */
export interface MapPaneProps {
  readonly results: Results;
  readonly wishes: Wishes;
  readonly pointed: PointedHome;
}
