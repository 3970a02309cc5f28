import type { Language, PermissionName } from '@porchlight/contracts';
import type { Screen } from '../screen/screen.tsx';
import type { Dispatch, State } from '../store/store.ts';
import type { Catalogue, Texts } from '../words/say.ts';

/** What a page says of itself in its head. */
export interface Head {
  /** 200 unless said. 301 needs `location`. */
  readonly status?: 200 | 301 | 404 | 410;
  /** Path without language prefix. */
  readonly location?: string;
  /** Without the site's name: the shell writes ' · {siteName}' behind it. */
  readonly title: string;
  readonly description?: string;
  /** Path (and query) without language prefix; the shell makes the address, and the hreflang links from it. Default: the path asked for. */
  readonly canonical?: string;
  readonly noindex?: boolean;
  /** Path of a picture of the page for shared links (`sharePictureUrl`); the site's own unless said. */
  readonly image?: string;
  /** What stands at the address, for shared links: a page of the site unless said. */
  readonly kind?: 'article';
  /** Path of a feed, without language prefix. */
  readonly feed?: string;
  /** For programs that read pages, as all but `title`, `status` and `location`: a head leaves it out where `IN_BROWSER` is set. Written as JSON-LD, escaped by the shell; the `@context` is added where it is missing. */
  readonly jsonLd?: readonly object[];
}

/** What a route's `load` may use. */
export interface LoadContext {
  readonly dispatch: Dispatch;
  readonly getState: () => State;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly query: URLSearchParams;
  readonly language: Language;
}
/** What a route's `head` may use besides what `load` gave. */
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

/** One address of an area. */
export interface AreaRoute<T extends Texts = Texts, Data = unknown> {
  /** React Router path without language prefix, `/homes/:province`. */
  readonly path: string;
  /** The page's title without the site's name; a function gets the area's texts in the page's language. */
  readonly title: string | ((texts: Readonly<Record<keyof T & string, string>>) => string);
  /** Whether it needs a signed-in person; not unless said. */
  readonly auth?: boolean;
  readonly permission?: PermissionName;
  /** Absent: the shell's page 'This part opens with a later release'. */
  readonly screen?: Screen;
  /**
   * Public routes only. Runs on the server before the page is drawn and in the browser when it is opened: dispatch
   * `api.endpoints.x.initiate(arg, { subscribe: false })` with the arguments that the screen's hooks use. What it gives goes to `head`.
   * A 404 is an answer, not an error: give it to `head`, which answers `{ status: 404, title }`. When it throws, the screen draws its
   * error state under the static title.
   */
  load?(context: LoadContext): Promise<Data>;
  head?(data: Data, context: HeadContext): Head;
}

/** The one module an area exposes: its name, its words for titles, and its routes as data. */
export interface AreaManifest<T extends Texts = Texts> {
  readonly name: string;
  readonly words?: Catalogue<T>;
  /** The console's name, written between the page's title and the site's: 'Posts · Admin · Porchlight'. */
  readonly section?: AreaRoute<T>['title'];
  readonly routes: readonly AreaRoute<T>[];
}
