import { api, mutationOf, type Store } from '@porchlight/client';
import { reportMailClick } from '@porchlight/contracts/catalog';

const { reportMailClick: report } = api.injectEndpoints({
  endpoints: (build) => ({ reportMailClick: mutationOf(build, reportMailClick, { outlivesPage: true }) }),
}).endpoints;

/** Tells that a link of a mail was followed. Nobody waits for it; when it fails nothing is said. */
export const tellMailClick = (store: Pick<Store, 'dispatch'>, mark: string): void => {
  void store.dispatch(report.initiate({ body: { mark } }, { track: false }));
};
