/**
 * First segment of the addresses of listings, posts and FAQs in code, stored data and responses. Visitors may see
 * another one, which staff choose (docs/adr/0038-apply-permalinks-where-addresses-enter-and-leave.md).
 */
export const defaultPermalinks = { listings: 'homes', posts: 'guides', faq: 'faqs' } as const;
type PermalinkKind = keyof typeof defaultPermalinks;
/** Chosen first segment by kind of page. */
export type Permalinks = Readonly<Record<PermalinkKind, string>>;

let shown: Readonly<Record<string, string>> = {};
let stored: Readonly<Record<string, string>> = {};

/** Sets the permalinks of this program, which has one site. */
export function applyPermalinks(chosen: Permalinks): void {
  const segments = Object.entries(defaultPermalinks).map(([kind, segment]) => [segment, chosen[kind as PermalinkKind]]);
  shown = Object.fromEntries(segments) as typeof shown;
  stored = Object.fromEntries(segments.map(([segment, own]) => [own, segment])) as typeof stored;
}

/**
 * Sets the permalinks of a server. `former` has the kind of each segment that was replaced: its addresses are still
 * understood.
 */
export function applyPermalinksWithFormer(chosen: Permalinks, former: Readonly<Record<string, string>>): void {
  applyPermalinks(chosen);
  const segments = Object.entries(former).map(([segment, kind]) => [segment, defaultPermalinks[kind as PermalinkKind]]);
  stored = { ...(Object.fromEntries(segments) as typeof stored), ...stored };
}

const replaceFirst = (path: string, segments: Readonly<Record<string, string>>) =>
  path.replace(/^\/([a-z0-9-]+)(?![^/?#])/, (found, first: string) =>
    Object.hasOwn(segments, first) ? `/${segments[first]}` : found,
  );
/** Returns a path as visitors see it: `/homes/alberta` → `/rentals/alberta`. */
export const toShownPath = (path: string): string => replaceFirst(path, shown);
/** Returns a path as code and data have it: `/rentals/alberta` → `/homes/alberta`. */
export const toStoredPath = (path: string): string => replaceFirst(path, stored);
