// `npm run verify -- script-payloads [PATH]`: stores more than 500 known script payloads in every text field of every
// resource and in texts of people, and opens the pages that show them in a real browser. PATH limits the run to resources
// with that in their path.
import { annotationsIn } from '../../../packages/tooling/src/run/test/journeys.mjs';
import { verifyInBrowser } from '../verify-in-browser.mjs';

/** @param {string} root @param {readonly string[]} args */
export const verify = (root, args) =>
  verifyInBrowser(root, { name: 'script-payloads', folder: 'e2e/script-payloads/', part: args.join(' '), summarize });

function summarize(report) {
  const rows = annotationsIn(report, 'script-payloads');
  for (const { resource, fields, accepted, stored, pages, runs, reports } of rows)
    console.log(
      `${resource.padEnd(26)}${fields} fields, ${accepted} payloads in ${stored} stored texts, ${pages} pages: ${runs} run, ${reports} policy reports`,
    );
  const sum = (name) => rows.reduce((all, row) => all + row[name], 0);
  return {
    count: sum('stored'),
    headline: `${sum('fields')} fields, ${sum('accepted')} payloads, ${sum('pages')} pages, ${sum('runs')} run, ${sum('reports')} policy reports`,
  };
}
