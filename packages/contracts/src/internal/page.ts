import type { Permalinks } from '../kernel/addresses/permalinks.ts';
import type { Language } from '../kernel/vocabularies.ts';

/** Addresses of the files of a build. */
export interface PageFiles {
  readonly styles: readonly string[];
  readonly preloads: readonly string[];
}

/** An area of `areas.json`: what the shell needs to load it and the gateway to render it. */
export interface AreaEntry {
  readonly name: string;
  readonly version: string;
  /** First path segments that the area serves; the longest match wins. */
  readonly paths: readonly string[];
  /** Hashed remote entry, such as `/areas/mfe-public/remoteEntry.1a2b3c.js`. */
  readonly entry: string;
  /** SHA-384 hash of the entry. */
  readonly integrity: string;
  /** File of the server build, beside the entry and never served; null if the area renders in the browser only. */
  readonly server: string | null;
  /** What the exposed module needs, and what each screen (its `webpackChunkName`) needs besides. */
  readonly files?: { readonly exposed: PageFiles; readonly screens: Readonly<Record<string, PageFiles>> };
}

/** `areas.json`: the deployed areas. */
export interface AreasFile {
  readonly areas: readonly AreaEntry[];
}

/** `shell.json`: the deployed shell. `server` is a file beside it, the other fields are addresses. */
export interface ShellFile extends PageFiles {
  readonly version: string;
  readonly scripts: readonly string[];
  readonly server: string | null;
  /** Additional scripts for pages of one language. */
  readonly preloadsIn?: Readonly<Partial<Record<Language, readonly string[]>>>;
  /** Address of the favicon. */
  readonly icon?: string;
  /** Data of the web app manifest: addresses of the icons, and theme colours. */
  readonly app?: {
    readonly icons: Readonly<Record<'small' | 'large' | 'maskable' | 'apple', string>>;
    readonly colours: Readonly<Record<'light' | 'dark', string>>;
  };
  /** File name of the service worker. */
  readonly worker?: string;
}

/** API access of a server build while it renders: GET as a guest. `path` is relative to /api. */
export type FetchApi = (
  path: string,
  init: { readonly method: 'GET'; readonly headers: Readonly<Record<string, string>> },
) => Promise<{ readonly status: number; readonly body: string }>;

/** Request of the gateway to render one page with the shell's server build. */
export interface RenderRequest<Manifest = unknown> {
  /** Path and query as requested by the visitor. */
  readonly url: string;
  /** Such as `https://porchlight.example`, for canonical addresses. */
  readonly origin: string;
  readonly permalinks: Permalinks;
  /** ISO time of the render; rendering must read no other clock. */
  readonly now: string;
  readonly timeZone: string;
  readonly areas: AreasFile;
  /** Returns the manifest (export `area`) of an area's server build; undefined if it has none or fails to load. */
  readonly loadArea: (name: string) => Manifest | undefined;
  readonly fetchApi: FetchApi;
}

/** A page rendered by the shell's server build. */
export interface RenderedPage {
  /** 500: a request that the page needs failed; 503: a service is temporarily unavailable. */
  readonly status: 200 | 301 | 404 | 410 | 500 | 503;
  /** Target of a 301 redirect. */
  readonly location?: string;
  readonly lang: 'en-CA' | 'fr-CA' | 'en-US';
  /** Escaped HTML: title, meta, canonical, hreflang, Open Graph, JSON-LD. Scripts in it carry `nonce="__NONCE__"`. */
  readonly head: string;
  /** HTML inside `#root`. */
  readonly body: string;
  /** JSON with `<` written as `\u003c`. */
  readonly state: string;
  readonly bodyClass: string;
  /** Files that the screen needs besides those of the shell. */
  readonly files: PageFiles;
}

/** The exports of the shell's server build. */
export interface ShellServer<Manifest = unknown> {
  /** The modules that an area's server build may require. */
  readonly shared: Readonly<Record<string, unknown>>;
  readonly render: (request: RenderRequest<Manifest>) => Promise<RenderedPage>;
}

/** Placeholder in the rendered HTML that the gateway replaces with the nonce of the response. */
export const noncePlaceholder = '__NONCE__';
