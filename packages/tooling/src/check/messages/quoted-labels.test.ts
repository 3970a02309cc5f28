// Labels that texts name: docs/rules/content.md#content-10-texts-name-the-labels-of-the-interface-as-they-are
import { readFileSync } from 'node:fs';
import { listMessages } from './list-messages.mjs';
import { filesOf } from './message-files.mjs';

interface Row {
  readonly file: string;
  readonly key: string;
  readonly en?: string;
  readonly fr?: string;
}
const rows: readonly Row[] = listMessages();
const isInterface = ({ file }: Row) => /^(shell|mfe-|packages)/.test(file) || /seed\/(menus|pages)\.json$/.test(file);
const htmlRows: readonly Row[] = filesOf('services/content/seed/*.html').map((file: string) => ({
  file,
  key: 'html',
  [file.includes('.fr-CA.') ? 'fr' : 'en']: readFileSync(file, 'utf8'),
}));

const quotes = { en: /“([^“”]+)”/gu, fr: /«\s([^«»]+?)\s»/gu };
const emphasis = /<em>([^<]+)<\/em>/gu;
/** Returns a label for comparison: kinds of spaces and capital letters do not count. */
const plain = (text: string) => text.replace(/\s/gu, ' ').trim().toLowerCase();
/** Quoted words that are not labels. */
const notLabels = new Set(['hold', 'réserver']);

const isContent = ({ file }: Row) => /seed\/(faqs|blocks|posts)/.test(file) || file.endsWith('.html');
const isText = (row: Row) =>
  isInterface(row) ||
  /^services\/(accounts|catalog|gateway|content)\/src/.test(row.file) ||
  /seed\/faqs/.test(row.file);

/** Returns the labels that a row names: `<em>` in content, quotation marks elsewhere and in FAQs. */
function namedLabels(row: Row, language: 'en' | 'fr'): readonly string[] {
  const text = row[language] ?? '';
  const marked = isContent(row) ? [...text.matchAll(emphasis)] : [];
  const quoted = isText(row) ? [...text.matchAll(quotes[language])] : [];
  return [...marked, ...quoted].map(([, label = '']) => plain(label)).filter((label) => !/[{}]/u.test(label));
}

describe.each(['en', 'fr'] as const)('labels of the interface in %s', (language) => {
  const labels = new Set(rows.filter(isInterface).map((row) => plain(row[language] ?? '')));

  it('are named by FAQs, guides, mails and messages as the interface names them', () => {
    const unknown = [...rows, ...htmlRows].flatMap((row) =>
      namedLabels(row, language)
        .filter((label) => !labels.has(label) && !notLabels.has(label))
        .map((label) => `${row.file} ${row.key}: ${label}`),
    );
    expect(unknown).toEqual([]);
  });

  it('are found in content and mails', () => {
    const named = [...rows, ...htmlRows].flatMap((row) => namedLabels(row, language));
    expect(named).toEqual(
      expect.arrayContaining(
        language === 'en' ? ['my picks', 'forgot password?'] : ['mes choix', 'mot de passe oublié ?'],
      ),
    );
  });
});
