import type { AreaEntry, AreasFile } from '@porchlight/contracts/internal';

const consolePrefixes = ['/admin', '/portal', '/support'] as const;
const isUnder = (path: string, under: string) => under === '/' || path === under || path.startsWith(`${under}/`);

/** Returns whether a path belongs to a console or to the renter's pages. */
export const isConsolePath = (path: string): boolean => consolePrefixes.some((under) => isUnder(path, under));
/**
 * Returns whether a path belongs to a console or to pages of a renter or landlord: these never fall back to the public
 * site when their area is not deployed.
 */
export const isConsoleAreaPath = (path: string): boolean => isConsolePath(path) || isUnder(path, '/landlord');

/** Returns the area that serves a path; the longest prefix wins (the renter and admin areas both use /admin). */
export function areaAt(path: string, areas: readonly AreaEntry[]): AreaEntry | undefined {
  const claims = areas.flatMap((area) =>
    area.paths.filter((under) => isUnder(path, under)).map((under) => ({ area, under })),
  );
  const [best] = claims.sort((a, b) => b.under.length - a.under.length);
  return best && !(best.under === '/' && isConsoleAreaPath(path)) ? best.area : undefined;
}

/** Returns the deployed areas from the page or from /areas.json; empty when the list cannot be read. */
export async function readAreas(): Promise<readonly AreaEntry[]> {
  try {
    const inPage = document.getElementById('areas')?.textContent;
    const file = (inPage ? JSON.parse(inPage) : await fetchAreas()) as Partial<AreasFile>;
    return Array.isArray(file.areas) ? file.areas : [];
  } catch {
    return [];
  }
}

async function fetchAreas(): Promise<unknown> {
  // eslint-disable-next-line no-restricted-globals -- a static file of the build, not an API call
  return (await fetch('/areas.json', { cache: 'no-cache' })).json();
}
