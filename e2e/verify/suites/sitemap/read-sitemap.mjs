import { UserError } from '../../../../packages/tooling/src/run/terminal/user-error.mjs';

const fetchText = async (url) => {
  const response = await fetch(url);
  if (!response.ok) throw new UserError(`${url} returned ${response.status}`);
  return response.text();
};
const unescape = (xml) =>
  xml
    .replaceAll('&apos;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
const locations = (xml) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => unescape(url));

/** Returns every sitemap file that robots.txt refers to, with its addresses in order. */
export async function readSitemap(address) {
  const index = /^Sitemap: (\S+)$/m.exec(await fetchText(`${address}/robots.txt`))?.[1];
  if (!index) throw new UserError('robots.txt has no Sitemap line');
  const files = [];
  for (const name of locations(await fetchText(index))) files.push({ name, urls: locations(await fetchText(name)) });
  return files;
}
