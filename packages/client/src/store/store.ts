import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { api } from '../api/api.ts';
import type { Services } from '../api/services.ts';
import { contentReducer } from '../content-slice.ts';
import { favouritesReducer } from '../favourites/favourites-slice.ts';
import { alertsReducer } from '../notices/alerts.ts';
import { layoutReducer } from '../notices/layout-slice.ts';
import { flashReducer } from '../notices/flash.ts';
import { pageReducer } from '../page/page-slice.ts';
import { sessionReducer } from '../session/session-slice.ts';

const reducer = combineReducers({
  api: api.reducer,
  page: pageReducer,
  content: contentReducer,
  session: sessionReducer,
  favourites: favouritesReducer,
  flash: flashReducer,
  alerts: alertsReducer,
  layout: layoutReducer,
});

/** Creates the store of one page: one per request on the server, one per document in the browser. */
export function makeStore(services: Services, serverState?: ServerState) {
  return configureStore({
    // slices missing in the server's state start with their initial state
    reducer: (state: State | undefined, action) => reducer(state ?? (serverState as State | undefined), action),
    // Responses are parsed once and never mutated, so the development checks would only cost time.
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: services }, immutableCheck: false, serializableCheck: false }).concat(
        api.middleware,
      ),
  });
}

export type Store = ReturnType<typeof makeStore>;
export type State = ReturnType<typeof reducer>;
export type Dispatch = Store['dispatch'];
/** Thunk of the store: `(...): Thunk => (dispatch, getState) => …`. */
export type Thunk<Result = void> = (dispatch: Dispatch, getState: () => State) => Result;

/** State sent from the server to the browser: API responses, content version and page. Contains no personal data. */
export type ServerState = Pick<State, 'page' | 'content'> & { readonly api: object };
