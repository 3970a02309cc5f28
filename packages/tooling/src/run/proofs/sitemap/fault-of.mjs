const languages = ['en-CA', 'fr-CA', 'en-US', 'x-default'];
const linkOf = (html, rest) => new RegExp(`<link rel="${rest}" href="([^"]+)">`).exec(html)?.[1]?.replaceAll('&amp;', '&');

/** What is wrong with an address of the site map, in a line; undefined when nothing is. */
export async function faultOf(url) {
  const answer = await fetch(url, { redirect: 'manual' });
  const html = await answer.text();
  if (answer.status !== 200) return `${url} answered ${answer.status} ${answer.headers.get('location') ?? ''}`;
  const canonical = linkOf(html, 'canonical');
  if (canonical !== url) return `${url} names ${canonical ?? 'nothing'} as its canonical address`;
  if (html.includes('<meta name="robots" content="noindex">')) return `${url} is not for search engines`;
  const missing = languages.filter((language) => !linkOf(html, `alternate" hreflang="${language}`));
  return missing.length > 0 ? `${url} has no twin in ${missing.join(', ')}` : undefined;
}
