import { useLanguage, useMessages } from '@porchlight/client';
import { useNavigate } from '@porchlight/client/router';
import { useSelector } from '@porchlight/client/redux';
import type { PaletteGroup } from '@porchlight/console-ui/command-palette';
import { groupOf, statusOf, type Rows } from './finding-group.ts';
import { paletteMessages } from './messages/catalog.ts';
import { findPages, pages, type PalettePage } from './pages.ts';
import { recentPages, rememberPage } from './recent-pages.ts';
import { useFinds } from './use-finds.ts';

const maxShown = 5;

/** Returns the groups of the palette for a text, and the state of the search for screen readers. */
export function usePaletteGroups(query: string, onClose: () => void) {
  const t = useMessages(paletteMessages);
  const navigate = useNavigate();
  const open = (to: string) => () => {
    onClose();
    navigate(to);
  };
  const text = query.trim();
  const findings = useFinds(text);
  const pageGroups = usePageGroups(text, open);
  const pageCount = pageGroups.reduce((sum, { options }) => sum + options.length, 0);
  const exact = new Set<string>(findings.filter(({ found }) => found[0]?.isExact).map(({ finder }) => finder.key));
  const groups = [...pageGroups, ...findings.map((finding) => groupOf(finding, { text, open, t }))];
  return {
    // The record with the id or number that was typed comes first; the other groups keep their order.
    groups: groups.sort((a, b) => Number(exact.has(b.key)) - Number(exact.has(a.key))),
    status: statusOf(findings, pageCount, { text, t }),
  };
}

function usePageGroups(text: string, open: Rows['open']): readonly PaletteGroup[] {
  const t = useMessages(paletteMessages);
  const written = useLanguage() === 'fr-CA' ? 'fr' : 'en';
  const permissions = useSelector((state) => state.session.permissions);
  const permitted = (page: PalettePage) => !page.permission || permissions?.[page.permission] === true;
  const group = (key: 'pages' | 'recent', of: readonly PalettePage[]): PaletteGroup => ({
    key,
    title: t(key),
    options: of.map((page) => ({
      id: `palette-${key}-${page.to}`,
      label: page.title[written],
      onChoose: () => {
        rememberPage(page);
        open(page.to)();
      },
    })),
  });
  const allowed = pages.filter(permitted);
  if (text !== '') return [group('pages', findPages(text, allowed).slice(0, maxShown))];
  const recent = recentPages().filter(permitted);
  return [group('recent', recent), group('pages', allowed.filter((page) => !recent.includes(page)).slice(0, maxShown))];
}
