/**
 * What every area shares in the browser: the store and its API, who is signed in, My Picks, notices, storage, words and
 * formats. The router is under `/router`, react-redux under `/redux`.
 */
export { api } from './api/api.ts';
export { mutationOf, queryOf } from './api/endpoint.ts';
export { fetchFile } from './api/fetch-file.ts';
export type { ApiError, ArgOf } from './api/request.ts';
export { sendByFetch, type Send, type Services } from './api/services.ts';
export type { AreaManifest, AreaRoute, Head, HeadContext, LoadContext } from './area/area.ts';
export { deviceNoteCap, deviceNotes, type Notes } from './favourites/device-notes.ts';
export { mergeFavourites } from './favourites/merge-favourites.ts';
export { toggleFavourite } from './favourites/toggle-favourite.ts';
export { useFavourite, useFavouriteIds } from './favourites/use-favourites.ts';
export { formatIn, type Format } from './format/format.ts';
export { useFormat } from './format/use-format.ts';
export { alertHidden, alertShown, type Alert, type AlertInput } from './notices/alerts.ts';
export {
  announced,
  dialogClosed,
  dialogOpened,
  loaderEnded,
  loaderStarted,
  miniMenuToggled,
  type ChromeState,
} from './notices/chrome-slice.ts';
export { flash, flashesShown, flashHidden, type Flash, type FlashInput, type NoticeType } from './notices/flash.ts';
export { pageChanged, type PageFailure, type PageState } from './page/page-slice.ts';
export { useOpenRoutes, type OpenRoute } from './area/use-open-routes.ts';
export { useLanguage, useNow } from './page/use-language.ts';
export { loadedOnce, TooLate, within } from './screen/loaded-once.ts';
export { screen, type Screen } from './screen/screen.tsx';
export { keepSearch, lastSearch, withFilter, withoutFilters, withPage } from './search/search-address.ts';
export { sessionEnded, shellRoleOf, type SessionState, type ShellRole } from './session/session-slice.ts';
export { beginSession, refreshSession, signIn, signUp } from './session/sign-in.ts';
export { signOut } from './session/sign-out.ts';
export { usePermission, useSession, type Session } from './session/use-session.ts';
export { personal, storage, type WriteOptions } from './storage/storage.ts';
export { keepLanguage, lastLanguage, persist, restore } from './store/persistence.ts';
export {
  makeStore,
  serverStateOf,
  type Dispatch,
  type ServerState,
  type State,
  type Store,
  type Thunk,
} from './store/store.ts';
export { tellActivity } from './tracking/tell-activity.ts';
export { track, type Attribution, type DeviceGuess } from './tracking/tracking.ts';
export { lateTexts, wordsReady } from './words/late-texts.ts';
export { onTopOf, say, textsIn, type Catalogue, type Texts, type Translate, type Values } from './words/say.ts';
export { useWords } from './words/use-words.ts';
