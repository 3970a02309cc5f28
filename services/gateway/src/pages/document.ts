import { isDeepStrictEqual } from 'node:util';
import { noncePlaceholder, type AreasFile, type RenderedPage, type ShellFile } from '@porchlight/contracts/internal';
import {
  defaultPermalinks,
  escapeHtml,
  jsonInScript,
  localizePath,
  type Language,
  type Permalinks,
} from '@porchlight/contracts';

/** Parts of an HTML document; without `page` the browser renders everything. */
export interface DocumentOptions {
  readonly shell: ShellFile;
  readonly areas: AreasFile;
  readonly nonce: string;
  readonly language: Language;
  readonly permalinks: Permalinks;
  readonly page?: RenderedPage | undefined;
  /** HTML for the noscript element, when the browser renders the page. */
  readonly noscript?: string | undefined;
}

// A page that the browser renders has no initial state: the browser fetches its data.
const clientRendered = {
  head: '<title>Porchlight</title>',
  body: '',
  bodyClass: '',
  state: '',
  files: { styles: [], preloads: [] },
} as const;
const unique = (files: readonly string[]) => [...new Set(files)];

/**
 * Renders the complete HTML document. Every script has the nonce; data is in script elements of type JSON, which are
 * not executed.
 */
export function renderDocument({ shell, areas, nonce, language, permalinks, page, noscript }: DocumentOptions): string {
  const { lang, head, body, bodyClass, files, state } = page ?? { ...clientRendered, lang: language };
  const styles = unique([...shell.styles, ...files.styles]);
  // A preload must have the same integrity attribute as its script; otherwise the browser fetches the file twice.
  const integrities = new Map(areas.areas.map(({ entry, integrity }) => [entry, integrity]));
  const preloads = unique([...shell.preloads, ...(shell.preloadsIn?.[lang] ?? []), ...files.preloads]).filter(
    (file) => !styles.includes(file),
  );
  return [
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">`,
    shell.icon ? `<link rel="icon" href="${escapeHtml(shell.icon)}">` : '',
    appLinks(shell, lang),
    chosenPermalinks(permalinks),
    ...styles.map((file) => `<link rel="stylesheet" href="${escapeHtml(file)}">`),
    ...preloads.map((file) => preload(file, nonce, integrities.get(file))),
    head.replaceAll(`nonce="${noncePlaceholder}"`, `nonce="${nonce}"`),
    `</head><body${bodyClass && ` class="${escapeHtml(bodyClass)}"`}><div id="root">${body}</div>${noscript ? `<noscript lang="${lang}">${noscript}</noscript>` : ''}`,
    `<script type="application/json" id="areas">${jsonInScript(areas)}</script>`,
    state && `<script type="application/json" id="state">${state}</script>`,
    ...shell.scripts.map((file) => `<script defer nonce="${nonce}" src="${escapeHtml(file)}"></script>`),
    '</body></html>',
  ].join('');
}

/** Renders the links to the web app manifest and icon, and the theme colours. */
function appLinks({ app }: ShellFile, language: Language): string {
  if (!app) return '';
  const colours = (['light', 'dark'] as const).map(
    (scheme) =>
      `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${escapeHtml(app.colours[scheme])}">`,
  );
  return `<link rel="manifest" href="${escapeHtml(localizePath('/manifest.webmanifest', language))}"><link rel="apple-touch-icon" href="${escapeHtml(app.icons.apple)}">${colours.join('')}`;
}

/** Renders the permalinks that the browser needs to read and write addresses; nothing if they are the default ones. */
const chosenPermalinks = (permalinks: Permalinks): string =>
  isDeepStrictEqual(permalinks, defaultPermalinks)
    ? ''
    : `<meta name="permalinks" content="${escapeHtml(JSON.stringify(permalinks))}">`;

function preload(file: string, nonce: string, integrity: string | undefined): string {
  const link = (rest: string) => `<link rel="preload" href="${escapeHtml(file)}" ${rest}>`;
  if (file.endsWith('.js'))
    return link(`as="script" nonce="${nonce}"${integrity ? ` integrity="${escapeHtml(integrity)}"` : ''}`);
  if (file.endsWith('.css')) return link('as="style"');
  if (file.endsWith('.woff2')) return link('as="font" type="font/woff2" crossorigin');
  return link('as="fetch" crossorigin');
}
