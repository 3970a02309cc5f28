// Checks the terms that have no technical use (plain-terms.mjs) where ESLint does not look: names of files and folders,
// Markdown, style sheets, comments of shell and YAML files.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { findPlainTerms, plainTermFault } from './plain-terms.mjs';

const blank = (text) => text.replace(/[^\n]/g, ' ');

/** What to read of a file, by its name: the rest of its text becomes blanks, so that places stay. */
const proseByName = [
  [
    /\.md$/,
    (text) => text.replace(/^ *(```|~~~)[^]*?^ *\1/gm, blank).replace(/`[^`\n]*`|\]\([^)\s]*\)|https?:\S+/g, blank),
  ],
  [/\.css$/, (text) => text.replace(/'[^'\n]*'|"[^"\n]*"|url\([^)]*\)/g, blank)],
  [
    /\.(?:ya?ml|sh)$|(?:^|\/)(?:Dockerfile|run)$/,
    (text) => text.replace(/^(.*?)((?:^|\s)#.*)?$/gm, (_, code, comment) => blank(code) + (comment ?? '')),
  ],
];
const isRecord = (file) => file.startsWith('bench/results/');

const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
  maxBuffer: 64e6,
})
  .split('\0')
  .filter((file) => file && existsSync(file));

let faults = 0;
function report(place, term) {
  console.log(`${place}: ${plainTermFault(term)}`);
  faults += 1;
}
for (const file of files) {
  for (const term of findPlainTerms(file, file)) report(file, term);
  const prose = proseByName.find(([name]) => name.test(file))?.[1];
  if (!prose || isRecord(file)) continue;
  const text = readFileSync(file, 'utf8');
  for (const term of findPlainTerms(prose(text), file))
    report(`${file}:${text.slice(0, term.index).split('\n').length}`, term);
}
process.exit(faults > 0 ? 1 : 0);
