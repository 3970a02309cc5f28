import { api, mutationOf, queryOf } from '@porchlight/client';
import * as catalog from '@porchlight/contracts/catalog';

/** The calls of a renter about their saved searches and news of kept homes. They come with the screen: a first visit to the site carries none of them. */
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
