import { api, mutationOf, type Store } from '@porchlight/client';
import { reportMailClick } from '@porchlight/contracts/catalog';

const { reportMailClick: report } = api.injectEndpoints({
  endpoints: (build) => ({ reportMailClick: mutationOf(build, reportMailClick, { outlivesPage: true }) }),
}).endpoints;

/** Reports that a link of an email was opened, without awaiting the response or showing errors. */
export const sendMailClick = (store: Pick<Store, 'dispatch'>, mark: string): void => {
  void store.dispatch(report.initiate({ body: { mark } }, { track: false }));
};
