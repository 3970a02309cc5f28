// `npm run verify -- axe [NAME]`: checks every public screen and overlay with axe (WCAG 2.2 AA), in light and dark, on
// desktop and phone, in every language, and every screen of the consoles in English.
// Also checks the layout at 320 px, at 200 % zoom, on tablets and with wide text. NAME limits the run to screens with
// that in their name.
import { verifyInBrowser } from '../../verify-in-browser.mjs';
import { tableOf } from './table.mjs';

/** @param {string} root @param {readonly string[]} args */
export const verify = (root, args) =>
  verifyInBrowser(root, { name: 'axe', folder: 'e2e/accessibility/', part: args.join(' '), summarize });

function summarize(report) {
  const { rows, totals, advice, broken: layoutFaults } = tableOf(report);
  console.log(rows.join('\n'));
  console.log(
    `Total of ${totals.views} views: ${totals.critical} critical, ${totals.serious} serious, ${totals.moderate} moderate, ${totals.minor} minor; ${totals.advice} nodes violate a best practice${advice.length ? `:\n  ${advice.join('\n  ')}` : ''}`,
  );
  if (layoutFaults.length) console.log(`Layout faults:\n  ${layoutFaults.join('\n  ')}`);
  return { count: totals.views, headline: `${totals.views} views, ${totals.critical + totals.serious} serious` };
}
