// `npm run verify -- translations [NAME]`: reads every public page and overlay in French and US English, in a real
// browser, and reports text in another language that is not marked as such.
// NAME limits the run to pages with that in their name.
import { verifyInBrowser } from '../verify-in-browser.mjs';
import { annotationsIn } from '../../../packages/tooling/src/run/test/journeys.mjs';

/** @param {string} root @param {readonly string[]} args */
export const verify = (root, args) =>
  verifyInBrowser(root, { name: 'translations', folder: 'e2e/translations/', part: args.join(' '), summarize });

function summarize(report) {
  const views = annotationsIn(report, 'translations');
  for (const language of ['fr-CA', 'en-US']) {
    const read = views.filter((view) => view.language === language);
    const sum = (count) => read.reduce((all, view) => all + count(view), 0);
    console.log(
      `${language}: ${read.length} views, ${sum(({ texts }) => texts)} texts, ${sum(({ marked }) => marked)} marked as another language, ${sum(({ leftovers }) => leftovers.length)} untranslated`,
    );
  }
  const leftovers = [
    ...new Set(
      views.flatMap(({ screen, language, leftovers: left }) => left.map((text) => `${screen} (${language}): ${text}`)),
    ),
  ];
  if (leftovers.length) console.log(`Untranslated:\n  ${leftovers.join('\n  ')}`);
  return { count: views.length, headline: `${views.length} views, ${leftovers.length} untranslated` };
}
