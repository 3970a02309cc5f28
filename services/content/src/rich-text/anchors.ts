/** A part of a long text: the id of its heading and what it says. */
export interface Anchor {
  readonly id: string;
  readonly title: string;
}

const heading = /<h2>(.*?)<\/h2>/gs;
const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .trim();
const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'part';

/** Gives each heading of cleaned HTML an id that a link can lead to, and lists them in order; of two equal headings the second ends in `-2`. */
export function withAnchors(html: string): { readonly html: string; readonly contents: readonly Anchor[] } {
  const contents: Anchor[] = [];
  const seen = new Map<string, number>();
  const anchored = html.replace(heading, (_, inner: string) => {
    const title = plain(inner),
      slug = slugOf(title);
    const times = (seen.get(slug) ?? 0) + 1;
    seen.set(slug, times);
    const id = times > 1 ? `${slug}-${times}` : slug;
    contents.push({ id, title });
    return `<h2 id="${id}">${inner}</h2>`;
  });
  return { html: anchored, contents };
}
