import { escapeHtml as text, localizePath, splitLanguage, type Language } from '@porchlight/contracts';
import { themeScript } from '../../layout/theme-script.ts';
import { en } from '../messages/en.ts';
import { fr } from '../messages/fr.ts';
import { cacheNames, matchOptions, titleHeader } from './caches.ts';
import { shellIcon, shellStyles } from './shell-files.ts';

interface OpenedPage {
  readonly address: string;
  readonly title: string;
  readonly cachedAt: number;
}

/** Returns the cached pages of a language, newest first. */
async function openedPages(language: Language): Promise<readonly OpenedPage[]> {
  const cache = await caches.open(cacheNames.pages);
  const all = await Promise.all(
    (await cache.keys()).map(async ({ url }) => {
      const cached = await cache.match(url, matchOptions);
      const { pathname, search } = new URL(url);
      return {
        address: pathname + search,
        title: decodeURIComponent(cached?.headers.get(titleHeader) ?? ''),
        cachedAt: Date.parse(cached?.headers.get('date') ?? ''),
      };
    }),
  );
  return all
    .filter(({ address, title }) => title && splitLanguage(address.split('?')[0] ?? '').language === language)
    .sort((a, b) => b.cachedAt - a.cachedAt);
}

const style = `header{background:var(--surface);border-bottom:1px solid var(--line);padding:0 var(--gutter)}header a{display:inline-flex;align-items:center;height:var(--header)}
main{max-width:var(--text-page);margin:0 auto;padding:40px var(--gutter) 64px;display:grid;gap:16px}h1,h2,p{margin:0}h2{font-size:1.2rem;margin-top:16px}
nav{display:flex;flex-wrap:wrap;gap:10px}nav a{display:inline-flex;align-items:center;min-height:44px;padding:0 18px;border-radius:var(--r-pill);border:1px solid var(--line-strong);color:var(--ink);font-weight:600;text-decoration:none}
nav a:first-child{background:var(--brand);border-color:var(--brand);color:var(--on-brand)}
ul{list-style:none;margin:0;padding:0;background:var(--surface);border:1px solid var(--line);border-radius:var(--r-l)}li+li{border-top:1px solid var(--line)}li a{display:block;padding:13px 18px;color:var(--link);font-weight:600}`;

/** Renders the page that replaces an uncached page: explanation, retry link, My Picks and the list of opened pages. */
export async function offlinePage(url: string): Promise<Response> {
  const { pathname, search } = new URL(url);
  const { language } = splitLanguage(pathname);
  const messages = language === 'fr-CA' ? fr : en;
  const nonce = crypto.randomUUID();
  const all = await openedPages(language);
  const isPicks = ({ address }: OpenedPage) => /\/favou?rites$/.test(address);
  const picks = all.find(isPicks)?.address ?? localizePath('/homes/favourites', language);
  const opened = all.filter((one) => !isPicks(one));
  const link = (address: string, name: string) => `<a href="${text(address)}">${name}</a>`;
  const heading = navigator.onLine ? messages.awayTitle : messages.offlineTitle;
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${text(heading)}</title>
${shellStyles.map((file) => `<link rel="stylesheet" href="${text(file)}">`).join('')}<style nonce="${nonce}">${style}</style><script nonce="${nonce}">${themeScript}</script></head>
<body><header>${link(localizePath('/', language), `<img src="${text(shellIcon)}" alt="${text(messages.home)}" width="34" height="34">`)}</header>
<main><h1>${text(heading)}</h1><p>${text(navigator.onLine ? messages.awayWhy : messages.offlineWhy)}</p>
<nav aria-label="${text(messages.ways)}">${link(pathname + search, text(messages.tryAgain))}${link(picks, text(messages.myPicks))}</nav>
${opened.length > 0 ? `<h2>${text(messages.opened)}</h2><ul>${opened.map(({ address, title }) => `<li>${link(address, title)}</li>`).join('')}</ul>` : ''}</main></body></html>`;
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': `default-src 'none'; style-src 'self' 'nonce-${nonce}'; font-src 'self'; img-src 'self'; script-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    },
  });
}
