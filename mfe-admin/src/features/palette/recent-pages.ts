import type { PalettePage } from './pages.ts';

const maxRecent = 5;
// In memory only, and pages only: no record, and nothing that was typed.
let opened: readonly PalettePage[] = [];

/** Returns the pages that were opened with the palette since the console was loaded, the last one first. */
export const recentPages = (): readonly PalettePage[] => opened;

/** Adds a page that was opened. */
export function rememberPage(page: PalettePage): void {
  opened = [page, ...opened.filter(({ to }) => to !== page.to)].slice(0, maxRecent);
}
