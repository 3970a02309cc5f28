import * as catalog from '@porchlight/contracts/catalog';
import { mutationOf, queryOf, type Build } from './endpoint.ts';

/** The calls of the links that mails about saved searches bring. Those that save, list and change searches come with their dialogs and screens. */
export const alertEndpoints = (build: Build) => ({
  getAlertConfirmation: queryOf(build, catalog.getAlertConfirmation),
  confirmAlert: mutationOf(build, catalog.confirmAlert),
  getUnsubscribe: queryOf(build, catalog.getUnsubscribe),
  unsubscribe: mutationOf(build, catalog.unsubscribe),
});
