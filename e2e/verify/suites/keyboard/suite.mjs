// `npm run verify -- keyboard [USER]`: walks every screen of the consoles by Tab, at 1440 and 390 px: each stop has a
// focus ring, is in sight and follows the one before. USER (owner, landlord or support) limits the run to one console.
import { annotationsIn } from '../../../../packages/tooling/src/run/test/journeys.mjs';
import { verifyInBrowser } from '../../verify-in-browser.mjs';

/** @param {string} root @param {readonly string[]} args */
export const verify = (root, args) =>
  verifyInBrowser(root, { name: 'keyboard', folder: 'e2e/keyboard/', part: args.join(' '), summarize });

function summarize(report) {
  const walks = annotationsIn(report, 'keyboard');
  const faults = walks.flatMap((walk) => walk.faults.map((fault) => `${walk.screen}, ${walk.width} px: ${fault}`));
  if (faults.length > 0) console.log(faults.join('\n'));
  return { count: walks.length, headline: `${walks.length} walks, ${faults.length} faults` };
}
