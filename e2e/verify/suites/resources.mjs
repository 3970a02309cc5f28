// `npm run verify -- resources [PATH]`: walks every resource of the contracts in a real browser: create, list, search,
// edit, conflict with another session, history, undo, trash, restore, with values made from the fields that it
// declares. What a resource has no screen for is done by its calls. PATH limits the run to resources with that in it.
import { verifyInBrowser } from '../verify-in-browser.mjs';
import { annotationsIn } from '../../../packages/tooling/src/run/test/journeys.mjs';

/** @param {string} root @param {readonly string[]} args */
export const verify = (root, args) =>
  verifyInBrowser(root, { name: 'resources', folder: 'e2e/resources/', part: args.join(' '), summarize });

function summarize(report) {
  const walks = annotationsIn(report, 'resources');
  const stepsOf = ({ steps }, kind) =>
    Object.entries(steps)
      .filter(([, one]) => one === kind)
      .map(([step]) => step);
  const kinds = { screen: 'on screens', call: 'by calls', 'no call': 'not in the contract', 'no field': 'no field' };
  for (const walk of walks) {
    const parts = Object.entries(kinds).map(([kind, title]) => [title, stepsOf(walk, kind)]);
    const printed = parts
      .filter(([, steps]) => steps.length > 0)
      .map(([title, steps]) => `${title}: ${steps.join(' ')}`);
    console.log(`${walk.resource.padEnd(26)}${printed.join('; ')}`);
  }
  const count = walks.length;
  const shown = walks.reduce((sum, walk) => sum + stepsOf(walk, 'screen').length, 0);
  return { count, headline: `${count} resources, ${shown} steps on screens` };
}
