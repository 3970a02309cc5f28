import { setTimeout as wait } from 'node:timers/promises';

const tries = 5,
  pauseMs = 1_000;
const languages = ['en-CA', 'fr-CA', 'en-US', 'x-default'];
const linkOf = (html, rest) =>
  new RegExp(`<link rel="${rest}" href="([^"]+)">`).exec(html)?.[1]?.replaceAll('&amp;', '&');

/** Asks again where the gateway was too busy to draw and left the page to the browser, as a search engine would. */
async function drawn(url) {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await fetch(url, { redirect: 'manual' });
    const html = await answer.text();
    if (attempt === tries || !html.includes('<div id="root"></div>')) return { answer, html };
    await wait(pauseMs);
  }
}

/** What is wrong with an address of the site map, in a line; undefined when nothing is. */
export async function faultOf(url) {
  const { answer, html } = await drawn(url);
  if (answer.status !== 200) return `${url} answered ${answer.status} ${answer.headers.get('location') ?? ''}`;
  const canonical = linkOf(html, 'canonical');
  if (canonical !== url) return `${url} names ${canonical ?? 'nothing'} as its canonical address`;
  if (html.includes('<meta name="robots" content="noindex">')) return `${url} is not for search engines`;
  const missing = languages.filter((language) => !linkOf(html, `alternate" hreflang="${language}`));
  return missing.length > 0 ? `${url} has no twin in ${missing.join(', ')}` : undefined;
}
