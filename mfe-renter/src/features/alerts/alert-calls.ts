import { api, mutationOf, queryOf } from '@porchlight/client';
import * as catalog from '@porchlight/contracts/catalog';

/**
 * Calls for saved searches and favourite news. They are bundled with the screen, so a first visit does not load them.
 */
export const alertCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listEmailAlerts: queryOf(build, catalog.listEmailAlerts, { provides: ['Alerts'] }),
    addEmailAlert: mutationOf(build, catalog.addEmailAlert, { invalidates: ['Alerts'] }),
    changeEmailAlert: mutationOf(build, catalog.changeEmailAlert, { invalidates: ['Alerts'] }),
    switchEmailAlerts: mutationOf(build, catalog.switchEmailAlerts, { invalidates: ['Alerts'] }),
    changeFavouriteNews: mutationOf(build, catalog.changeFavouriteNews, { invalidates: ['Alerts'] }),
    removeEmailAlert: mutationOf(build, catalog.removeEmailAlert, { invalidates: ['Alerts'] }),
  }),
});
