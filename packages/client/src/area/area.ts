import type { Language, PermissionName } from '@porchlight/contracts';
import type { ComponentType, SVGAttributes } from 'react';
import type { Screen } from '../screen/screen.tsx';
import type { Dispatch, State } from '../store/store.ts';
import type { MessageCatalog, Messages } from '@porchlight/messages';

/** Head metadata of a page. */
export interface Head {
  /** HTTP status, 200 by default. 301 requires `location`. */
  readonly status?: 200 | 301 | 404 | 410;
  /** Redirect target: path without language prefix. */
  readonly location?: string;
  /** Title without the site name; the shell appends ' · {siteName}'. */
  readonly title: string;
  readonly description?: string;
  /**
   * Canonical path (and query) without language prefix, from which the shell builds the canonical address and the
   * hreflang links. Default: the requested path.
   */
  readonly canonical?: string;
  readonly noindex?: boolean;
  /** Path of the image for shared links (`sharePictureUrl`). Default: the image of the site. */
  readonly image?: string;
  /** Open Graph type. Default: a page of the site. */
  readonly kind?: 'article';
  /** Path of a feed, without language prefix. */
  readonly feed?: string;
  /**
   * JSON-LD objects, rendered and escaped by the shell, which adds a missing `@context` and makes paths in `url`,
   * `item`, `mainEntityOfPage` and `target` absolute, in the language of the page. Server-only, like all fields
   * except `title`, `status` and `location`: a `head` omits it if `IN_BROWSER` is set.
   */
  readonly jsonLd?: readonly object[];
}

/** Arguments of a route's `load`. */
export interface LoadContext {
  readonly dispatch: Dispatch;
  readonly getState: () => State;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly query: URLSearchParams;
  readonly language: Language;
}
/** Arguments of a route's `head`, besides the data that `load` returned. */
export interface HeadContext {
  readonly language: Language;
  readonly siteName: string;
  readonly origin: string;
  /** Path without language prefix. */
  readonly path: string;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly query: URLSearchParams;
  readonly now: Date;
}

/** A route of an area. */
export interface AreaRoute<T extends Messages = Messages, Data = unknown> {
  /** React Router path without language prefix, `/homes/:province`. */
  readonly path: string;
  /** Title of the page without the site name. A function receives the area's messages in the page's language. */
  readonly title: string | ((messages: Readonly<Record<keyof T & string, string>>) => string);
  /** Requires a logged-in user. Default: false. */
  readonly auth?: boolean;
  readonly permission?: PermissionName;
  /** Screen of the route. Default: the shell's page 'This part opens with a later release'. */
  readonly screen?: Screen;
  /**
   * Loads the data of a public route, on the server before rendering and in the browser on navigation. Dispatch
   * `api.endpoints.x.initiate(arg, { subscribe: false })` with the arguments that the screen's hooks use. The return
   * value is passed to `head`.
   * Return a 404 as data, so that `head` can return `{ status: 404, title }`. If `load` throws, the screen renders its
   * error state under the static title.
   */
  load?(context: LoadContext): Promise<Data>;
  head?(data: Data, context: HeadContext): Head;
}

/** Entry in the navigation of a console. */
export interface NavigationEntry {
  /** Path of a route, which gives title and permission. The entry is left out while the route has no screen. */
  readonly path: string;
  readonly icon: ComponentType<Omit<SVGAttributes<SVGSVGElement>, 'stroke'> & { size?: number; stroke?: number }>;
  /** Further paths at which, and below which, the entry is the current one. */
  readonly includes?: readonly string[];
  /** Part of the link after its title: the number of things that wait on the page. */
  readonly badge?: Screen;
}

/** Navigation of a console: the sidebar, and on phones a bar at the bottom. */
export interface ConsoleNavigation<T extends Messages = Messages> {
  readonly groups: readonly { readonly title?: AreaRoute<T>['title']; readonly entries: readonly NavigationEntry[] }[];
  /** Paths of the entries in the bar of phones, at most four. Default: no bar. */
  readonly phoneBar?: readonly string[];
  /** Part at the foot of the sidebar. */
  readonly foot?: Screen;
  /**
   * Command palette, loaded when it is first opened and rendered from then on. It is shown while `layout.isPaletteOpen`
   * of the store is set.
   */
  readonly palette?: Screen;
}

/** Manifest that an area exposes: its name, its messages for titles, and its routes. */
export interface AreaManifest<T extends Messages = Messages> {
  readonly name: string;
  readonly messages?: MessageCatalog<T>;
  /** Name of the console, between page title and site name: 'Posts · Admin · Porchlight'. */
  readonly section?: AreaRoute<T>['title'];
  readonly routes: readonly AreaRoute<T>[];
  /** Only of consoles. */
  readonly navigation?: ConsoleNavigation<T>;
}
