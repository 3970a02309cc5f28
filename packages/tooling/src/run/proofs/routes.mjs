// `npm run proof -- routes`: every route of the specification loaded by its address by six kinds of visitor in a real browser: the screen, the
// word that it opens with a later release, or the exact redirect and message. Words: one of the visitors, to load theirs alone.
import { proveInBrowser } from '../prove-in-browser.mjs';
import { notesIn } from '../test/journeys.mjs';

/** @param {string} root @param {readonly string[]} words */
export const prove = (root, words) =>
  proveInBrowser(root, { name: 'routes', folder: 'e2e/by-address/', part: words.join(' '), tell });

function tell(report) {
  const visitors = notesIn(report, 'routes');
  for (const { actor, routes, screen, later, refused } of visitors)
    console.log(
      `${actor.padEnd(9)} ${routes} routes: ${screen} screens, ${later} open with a later release, ${refused} refused as the specification says`,
    );
  return visitors.reduce((sum, { routes }) => sum + routes, 0);
}
