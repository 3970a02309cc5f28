// `npm run verify -- routes [ACTOR]`: loads every route of the specification by its address, as six kinds of visitor in
// a real browser.
// Each must show the screen, the notice that it opens with a later release, or the exact redirect and message. ACTOR
// limits the run to one visitor.
import { verifyInBrowser } from '../verify-in-browser.mjs';
import { annotationsIn } from '../../../packages/tooling/src/run/test/journeys.mjs';

/** @param {string} root @param {readonly string[]} args */
export const verify = (root, args) =>
  verifyInBrowser(root, { name: 'routes', folder: 'e2e/routes.verify.ts', part: args.join(' '), summarize });

function summarize(report) {
  const visitors = annotationsIn(report, 'routes');
  for (const { actor, routes, screen, later, refused } of visitors)
    console.log(
      `${actor.padEnd(9)} ${routes} routes: ${screen} screens, ${later} for a later release, ${refused} refused as specified`,
    );
  const count = visitors.reduce((sum, { routes }) => sum + routes, 0);
  return { count, headline: `${count} routes` };
}
