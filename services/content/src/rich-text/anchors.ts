/** Table of contents entry: ID and text of a heading. */
export interface Anchor {
  readonly id: string;
  readonly title: string;
}

const heading = /<h2>(.*?)<\/h2>/gs;
const textContent = (html: string): string =>
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

/**
 * Adds an ID to each heading of sanitized HTML and returns the table of contents; duplicate IDs get a numeric suffix.
 */
export function withAnchors(html: string): { readonly html: string; readonly contents: readonly Anchor[] } {
  const contents: Anchor[] = [];
  const seen = new Map<string, number>();
  const anchored = html.replace(heading, (_, inner: string) => {
    const title = textContent(inner);
    const slug = slugOf(title);
    const occurrence = (seen.get(slug) ?? 0) + 1;
    seen.set(slug, occurrence);
    const id = occurrence > 1 ? `${slug}-${occurrence}` : slug;
    contents.push({ id, title });
    return `<h2 id="${id}">${inner}</h2>`;
  });
  return { html: anchored, contents };
}
