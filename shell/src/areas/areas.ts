import type { AreaEntry, AreasFile } from '@porchlight/contracts/internal';

/** First parts of addresses that belong to consoles: they never fall to the public site when their area is not deployed. */
const consoles = ['/admin', '/portal', '/support', '/landlord'];
const stands = (path: string, under: string) => under === '/' || path === under || path.startsWith(`${under}/`);

/** Whether an address is one of a console or of a renter's or landlord's own pages. */
export const isOfConsole = (path: string): boolean => consoles.some((under) => stands(path, under));

/** The area that serves an address: the longest path wins (renter and admin both live under /admin). */
export function areaAt(path: string, areas: readonly AreaEntry[]): AreaEntry | undefined {
  const claims = areas.flatMap((area) =>
    area.paths.filter((under) => stands(path, under)).map((under) => ({ area, under })),
  );
  const [best] = claims.sort((a, b) => b.under.length - a.under.length);
  return best && !(best.under === '/' && isOfConsole(path)) ? best.area : undefined;
}

/** The areas that are deployed now: from the page, else from /areas.json. A list that cannot be read is an empty one. */
export async function readAreas(): Promise<readonly AreaEntry[]> {
  try {
    const inPage = document.getElementById('areas')?.textContent;
    const file = (inPage ? JSON.parse(inPage) : await askForAreas()) as Partial<AreasFile>;
    return Array.isArray(file.areas) ? file.areas : [];
  } catch {
    return [];
  }
}

async function askForAreas(): Promise<unknown> {
  // eslint-disable-next-line no-restricted-globals -- a file of the build, not a call of the API
  return (await fetch('/areas.json', { cache: 'no-cache' })).json();
}
