// `npm run proof -- words`: every public page and dialog read in French and in the words of the US, in a real browser: what is said in another
// language and not marked as such. Words: part of a page's name, to read that alone.
import { proveInBrowser } from '../prove-in-browser.mjs';
import { notesIn } from '../test/journeys.mjs';

/** @param {string} root @param {readonly string[]} words */
export const prove = (root, words) =>
  proveInBrowser(root, { name: 'words', folder: 'e2e/words/', part: words.join(' '), tell });

function tell(report) {
  const looks = notesIn(report, 'words');
  for (const language of ['fr-CA', 'en-US']) {
    const read = looks.filter((look) => look.language === language),
      sum = (count) => read.reduce((all, look) => all + count(look), 0);
    console.log(
      `${language}: ${read.length} looks, ${sum(({ texts }) => texts)} texts, ${sum(({ marked }) => marked)} of them marked as another language, ${sum(({ leftovers }) => leftovers.length)} left over`,
    );
  }
  const leftovers = [
    ...new Set(
      looks.flatMap(({ screen, language, leftovers: left }) => left.map((one) => `${screen} (${language}): ${one}`)),
    ),
  ];
  if (leftovers.length) console.log(`Left over:\n  ${leftovers.join('\n  ')}`);
  return looks.length;
}
