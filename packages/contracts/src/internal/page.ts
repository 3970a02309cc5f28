import type { Language } from '../kernel/vocabularies.ts';

/** Files of a build, as addresses that a browser asks for. */
export interface PageFiles {
  readonly styles: readonly string[];
  readonly preloads: readonly string[];
}

/** One area of `areas.json`: what the shell needs to load it and the gateway to render it. */
export interface AreaEntry {
  readonly name: string;
  readonly version: string;
  /** First parts of the addresses that it serves; the longest wins. */
  readonly paths: readonly string[];
  /** Hashed remote entry, such as `/areas/mfe-public/remoteEntry.1a2b3c.js`. */
  readonly entry: string;
  /** sha384 of the entry. */
  readonly integrity: string;
  /** File of the server build beside the entry (never served), null where the area is drawn by the browser only. */
  readonly server: string | null;
  /** What the exposed module needs, and what each screen (its `webpackChunkName`) needs besides. */
  readonly files?: { readonly exposed: PageFiles; readonly screens: Readonly<Record<string, PageFiles>> };
}

/** `areas.json`: the areas that are deployed now. */
export interface AreasFile {
  readonly areas: readonly AreaEntry[];
}

/** `shell.json`: the deployed shell. `server` is a file beside it, the others are addresses. */
export interface ShellFile extends PageFiles {
  readonly version: string;
  readonly scripts: readonly string[];
  readonly server: string | null;
  /** Scripts that pages of one language need besides. */
  readonly preloadsIn?: Readonly<Partial<Record<Language, readonly string[]>>>;
  /** Address of the icon that browsers show in a tab. */
  readonly icon?: string;
  /** What an installed app shows of itself: addresses of its icons, and the colours around the page. */
  readonly app?: {
    readonly icons: Readonly<Record<'small' | 'large' | 'maskable' | 'apple', string>>;
    readonly colours: Readonly<Record<'light' | 'dark', string>>;
  };
  /** File of the service worker beside the others. */
  readonly worker?: string;
}

/** What a server build may ask of the API while it renders: GET, as a guest. `path` begins below /api. */
export type FetchApi = (
  path: string,
  init: { readonly method: 'GET'; readonly headers: Readonly<Record<string, string>> },
) => Promise<{ readonly status: number; readonly body: string }>;

/** What the gateway asks of the shell's server build for one page. */
export interface RenderRequest<Manifest = unknown> {
  /** Path and query as the visitor sent them. */
  readonly url: string;
  /** Such as `https://porchlight.example`, for canonical addresses. */
  readonly origin: string;
  /** ISO time that the page is drawn at; render reads the time only from here. */
  readonly now: string;
  readonly timeZone: string;
  readonly areas: AreasFile;
  /** The manifest (export `area`) of an area's server build; undefined when it has none or it fails to load. */
  readonly loadArea: (name: string) => Manifest | undefined;
  readonly fetchApi: FetchApi;
}

/** What the shell's server build answers. */
export interface RenderedPage {
  /** 500: an answer that the page needs failed; 503: a service is away for a moment. */
  readonly status: 200 | 301 | 404 | 410 | 500 | 503;
  /** Where to, with 301. */
  readonly location?: string;
  readonly lang: 'en-CA' | 'fr-CA' | 'en-US';
  /** Escaped HTML: title, meta, canonical, hreflang, Open Graph, JSON-LD. Scripts in it carry `nonce="__NONCE__"`. */
  readonly head: string;
  /** What stands inside `#root`. */
  readonly body: string;
  /** JSON with `<` written as `\u003c`. */
  readonly state: string;
  readonly bodyClass: string;
  /** What this screen needs besides the shell's own files. */
  readonly files: PageFiles;
}

/** The exports of the shell's server build. */
export interface ShellServer<Manifest = unknown> {
  /** The modules that an area's server build may require. */
  readonly shared: Readonly<Record<string, unknown>>;
  readonly render: (request: RenderRequest<Manifest>) => Promise<RenderedPage>;
}

/** Stands in ready HTML where the gateway writes the nonce of the answer. */
export const noncePlaceholder = '__NONCE__';
