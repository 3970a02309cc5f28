import type { Translate } from '@porchlight/client';
import type { PaletteGroup, PaletteOption } from '@porchlight/console-ui/command-palette';
import type { en } from './messages/en.ts';
import type { Finding } from './use-finds.ts';

const maxShown = 5;

/** What the rows of a group need. */
export interface Rows {
  /** What was typed. */
  readonly text: string;
  /** Returns the act that closes the palette and opens a path. */
  readonly open: (to: string) => () => void;
  readonly t: Translate<typeof en>;
}

/** Returns the group of one kind of records: at most five, and rows that show all of them or search again. */
export function groupOf({ finder, state, found, retry }: Finding, rows: Rows): PaletteGroup {
  const { key } = finder;
  const options = found.slice(0, maxShown).map(({ id, to, label, lang, description }): PaletteOption => ({
    id: `palette-${key}-${id}`,
    label,
    lang,
    description,
    onChoose: rows.open(to),
  }));
  return {
    key,
    title: rows.t(key),
    isLoading: state === 'loading',
    options: [
      ...options,
      ...(state === 'failed' ? [{ id: `palette-${key}-retry`, label: rows.t('failed'), onChoose: retry }] : []),
      ...(found.length > maxShown && finder.list ? [rowOfAll(finder.list, key, rows)] : []),
    ],
  };
}

function rowOfAll(list: string, key: Finding['finder']['key'], { text, open, t }: Rows): PaletteOption {
  const [path, query = ''] = list.split('?');
  const search = new URLSearchParams(query);
  search.set('search', text);
  return {
    id: `palette-${key}-all`,
    label: t('showAll', { list: t(key) }),
    onChoose: open(`${path}?${search.toString()}`),
  };
}

/** Returns how many results there are; nothing without text. */
export function statusOf(findings: readonly Finding[], pageCount: number, { text, t }: Omit<Rows, 'open'>): string {
  if (text === '') return '';
  if (findings.some(({ state }) => state === 'loading')) return t('searching');
  const count = findings.reduce((sum, { found }) => sum + Math.min(found.length, maxShown), pageCount);
  return t(findings.some(({ state }) => state === 'failed') ? 'countPartly' : 'count', { count });
}
