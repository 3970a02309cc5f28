// `npm run proof -- axe`: every public screen and every dialog of it in light and dark, on a desk and on a phone, in every language, looked at by axe (WCAG 2.2 AA);
// and its shape at 320 px, at 200 % zoom, on tablets and with wide text. Words: part of a screen's name, to look at that alone.
import { proveInBrowser } from '../prove-in-browser.mjs';
import { tableOf } from './axe/table.mjs';

/** @param {string} root @param {readonly string[]} words */
export const prove = (root, words) =>
  proveInBrowser(root, { name: 'axe', folder: 'e2e/accessibility/', part: words.join(' '), tell });

function tell(report) {
  const { rows, totals, advice, broken } = tableOf(report);
  console.log(rows.join('\n'));
  console.log(
    `In all ${totals.looks} looks: ${totals.critical} critical, ${totals.serious} serious, ${totals.moderate} moderate, ${totals.minor} minor; ${totals.advice} places could follow a best practice better${advice.length ? `:\n  ${advice.join('\n  ')}` : ''}`,
  );
  if (broken.length) console.log(`Shapes that break:\n  ${broken.join('\n  ')}`);
  return totals.looks;
}
