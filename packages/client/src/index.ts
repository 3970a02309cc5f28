/**
 * Browser runtime shared by all areas: store, API, session, favourites, notices, storage, messages and formatters. The
 * router is exported by `/router`, react-redux by `/redux`.
 */
export { api } from './api/api.ts';
export { apiErrorOf, apiHeaders } from './api/api-headers.ts';
export { mutationOf, queryOf, type Build } from './api/endpoint.ts';
export type { ApiError, ArgOf } from './api/request.ts';
export { fetchFile } from './api/fetch-file.ts';
export { retryWhenBusy } from './api/retry-when-busy.ts';
export { solveChallenges } from './api/solve-challenges.ts';
export { sendByFetch, type Send, type Services } from './api/services.ts';
export type {
  AreaManifest,
  AreaRoute,
  ConsoleNavigation,
  Head,
  HeadContext,
  LoadContext,
  NavigationEntry,
} from './area/area.ts';
export { deviceNotes, type Notes } from './favourites/device-notes.ts';
export { mergeFavourites } from './favourites/merge-favourites.ts';
export { toggleFavourite } from './favourites/toggle-favourite.ts';
export { useFavourite, useFavouriteIds } from './favourites/use-favourites.ts';
export { formatIn, type Format } from './format/format.ts';
export { useFormat } from './format/use-format.ts';
export { alertHidden, alertShown, type Alert, type AlertInput } from './notices/alerts.ts';
export { announced, dialogClosed, dialogOpened, miniMenuToggled } from './notices/layout-slice.ts';
export { paletteToggled, type LayoutState } from './notices/layout-slice.ts';
export { flash, flashHidden, type Flash, type FlashInput, type NoticeType } from './notices/flash.ts';
export { pageChanged, type PageFailure, type PageState } from './page/page-slice.ts';
export { useLanguage, useNow } from './page/use-language.ts';
export { loadWithRetry, withTimeout } from './screen/load-with-retry.ts';
export { screen, type Screen } from './screen/screen.tsx';
export { saveLastSearch, lastSearch } from './search-address.ts';
export { sessionEnded, shellRoleOf, type SessionState, type ShellRole } from './session/session-slice.ts';
export { beginSession, refreshSession, logIn, signUp } from './session/log-in.ts';
export { storedViewName, type StoredView } from './session/stored-view.ts';
export { logOut } from './session/log-out.ts';
export { usePermission, useSession, type Session } from './session/use-session.ts';
export { userStorageName, storage, type WriteOptions } from './storage.ts';
export { storeLanguage, lastLanguage, persist, restore } from './store/persistence.ts';
export { makeStore, type Dispatch, type ServerState, type State, type Store, type Thunk } from './store/store.ts';
export { trackActivity } from './tracking/track-activity.ts';
export { track, type Attribution } from './tracking/tracking.ts';
export { useMessages } from './messages/use-messages.ts';
export {
  defineMessages,
  formatMessage,
  messagesIn,
  messagesReady,
  type MessageCatalog,
  type Messages,
  type Translate,
  type Values,
} from '@porchlight/messages';
