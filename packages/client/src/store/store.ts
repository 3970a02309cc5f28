import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { api } from '../api/api.ts';
import type { Services } from '../api/services.ts';
import { contentReducer } from '../content/content-slice.ts';
import { favouritesReducer } from '../favourites/favourites-slice.ts';
import { alertsReducer } from '../notices/alerts.ts';
import { chromeReducer } from '../notices/chrome-slice.ts';
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
  chrome: chromeReducer,
});

/** Makes the store of one page: one for each visitor on the server, one for the life of the document in the browser. */
export function makeStore(services: Services, serverState?: ServerState) {
  return configureStore({
    reducer: (state: State | undefined, action) => reducer(state ?? (serverState as State | undefined), action), // slices that the server's state lacks begin as always
    // Answers are parsed once and never changed: walking through them on each action would only cost time in development.
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: services }, immutableCheck: false, serializableCheck: false }).concat(
        api.middleware,
      ),
  });
}

export type Store = ReturnType<typeof makeStore>;
export type State = ReturnType<typeof reducer>;
export type Dispatch = Store['dispatch'];
/** What a thunk gets: `(...): Thunk => (dispatch, getState) => …`. */
export type Thunk<Answer = void> = (dispatch: Dispatch, getState: () => State) => Answer;

/** The state that travels from the server to the browser: what calls answered, and the page. Nothing personal. */
export type ServerState = Pick<State, 'page' | 'content'> & { readonly api: object };
/** Takes from a store what the browser needs to draw the same page without asking again. */
export const serverStateOf = ({ page, content, api: answers }: State): ServerState => ({
  page,
  content,
  api: { ...answers, subscriptions: {} },
});
