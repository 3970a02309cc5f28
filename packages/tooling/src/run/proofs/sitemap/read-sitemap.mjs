import { Refusal } from '../../refusal.mjs';

const text = async (url) => {
  const answer = await fetch(url);
  if (!answer.ok) throw new Refusal(`${url} answered ${answer.status}`);
  return answer.text();
};
const unescape = (xml) =>
  xml
    .replaceAll('&apos;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
const locations = (xml) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => unescape(url));

/** Every file that robots.txt leads to, with its addresses in their order. */
export async function readSitemap(address) {
  const index = /^Sitemap: (\S+)$/m.exec(await text(`${address}/robots.txt`))?.[1];
  if (!index) throw new Refusal('robots.txt names no site map');
  const files = [];
  for (const name of locations(await text(index))) files.push({ name, urls: locations(await text(name)) });
  return files;
}
