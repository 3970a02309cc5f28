import { noncePlaceholder, type AreasFile, type RenderedPage, type ShellFile } from '@porchlight/contracts/internal';
import { inLanguage, type Language } from '@porchlight/contracts';

/** What a document is put together from; without `page` the browser draws everything. */
export interface DocumentParts {
  readonly shell: ShellFile;
  readonly areas: AreasFile;
  readonly nonce: string;
  readonly language: Language;
  readonly page?: RenderedPage | undefined;
  /** Read where no script runs, when the browser draws: ready HTML. */
  readonly unread?: string | undefined;
}

// What the browser draws has no state: it asks for everything itself.
const undrawn = {
  head: '<title>Porchlight</title>',
  body: '',
  bodyClass: '',
  state: '',
  files: { styles: [], preloads: [] },
} as const;
const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const attribute = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
const json = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
const once = (files: readonly string[]) => [...new Set(files)];

/** The whole HTML. Every script carries the nonce; data stands in script elements that are never run. */
export function documentOf({ shell, areas, nonce, language, page, unread }: DocumentParts): string {
  const { lang, head, body, bodyClass, files, state } = page ?? { ...undrawn, lang: language };
  const styles = once([...shell.styles, ...files.styles]);
  // A script with a checksum uses no preload without the same one: the entry would be fetched twice.
  const sums = new Map(areas.areas.map(({ entry, integrity }) => [entry, integrity]));
  const preloads = once([...shell.preloads, ...(shell.preloadsIn?.[lang] ?? []), ...files.preloads]).filter(
    (file) => !styles.includes(file),
  );
  return [
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">`,
    shell.icon ? `<link rel="icon" href="${attribute(shell.icon)}">` : '',
    appLinks(shell, lang),
    ...styles.map((file) => `<link rel="stylesheet" href="${attribute(file)}">`),
    ...preloads.map((file) => preload(file, nonce, sums.get(file))),
    head.replaceAll(`nonce="${noncePlaceholder}"`, `nonce="${nonce}"`),
    `</head><body${bodyClass && ` class="${attribute(bodyClass)}"`}><div id="root">${body}</div>${unread ? `<noscript lang="${lang}">${unread}</noscript>` : ''}`,
    `<script type="application/json" id="areas">${json(areas)}</script>`,
    state && `<script type="application/json" id="state">${state}</script>`,
    ...shell.scripts.map((file) => `<script defer nonce="${nonce}" src="${attribute(file)}"></script>`),
    '</body></html>',
  ].join('');
}

/** What a device needs to install the site, and the colours that it paints around it. */
function appLinks({ app }: ShellFile, language: Language): string {
  if (!app) return '';
  const colours = (['light', 'dark'] as const).map(
    (scheme) =>
      `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${attribute(app.colours[scheme])}">`,
  );
  return `<link rel="manifest" href="${attribute(inLanguage('/manifest.webmanifest', language))}"><link rel="apple-touch-icon" href="${attribute(app.icons.apple)}">${colours.join('')}`;
}

function preload(file: string, nonce: string, integrity: string | undefined): string {
  const link = (rest: string) => `<link rel="preload" href="${attribute(file)}" ${rest}>`;
  if (file.endsWith('.js'))
    return link(`as="script" nonce="${nonce}"${integrity ? ` integrity="${attribute(integrity)}"` : ''}`);
  if (file.endsWith('.css')) return link('as="style"');
  if (file.endsWith('.woff2')) return link('as="font" type="font/woff2" crossorigin');
  return link('as="fetch" crossorigin');
}
