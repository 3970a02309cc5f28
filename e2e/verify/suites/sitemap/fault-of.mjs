import { setTimeout as wait } from 'node:timers/promises';

const maxAttempts = 5;
const pauseMs = 1_000;
const languages = ['en-CA', 'fr-CA', 'en-US', 'x-default'];
const linkHref = (html, rel) =>
  new RegExp(`<link rel="${rel}" href="([^"]+)">`).exec(html)?.[1]?.replaceAll('&amp;', '&');

/**
 * Fetches a page; repeats the request while the gateway is too busy to render and sends the document without content.
 */
async function fetchRendered(url) {
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch(url, { redirect: 'manual' });
    const html = await response.text();
    if (attempt === maxAttempts || !html.includes('<div id="root"></div>')) return { response, html };
    await wait(pauseMs);
  }
}

/** Returns the fault of an address of the sitemap, undefined when there is none. */
export async function faultOf(url) {
  const { response, html } = await fetchRendered(url);
  if (response.status !== 200) return `${url} returned ${response.status} ${response.headers.get('location') ?? ''}`;
  const canonical = linkHref(html, 'canonical');
  if (canonical !== url) return `${url} has ${canonical ?? 'nothing'} as its canonical address`;
  if (html.includes('<meta name="robots" content="noindex">')) return `${url} is noindex`;
  const missing = languages.filter((language) => !linkHref(html, `alternate" hreflang="${language}`));
  return missing.length > 0 ? `${url} has no alternate in ${missing.join(', ')}` : undefined;
}
