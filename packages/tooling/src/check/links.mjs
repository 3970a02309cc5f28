// Checks that links resolve inside the repository: relative links and anchors of Markdown files, `docs/…md#anchor` in
// other files, and the source files that long suites and benchmarks name, because nothing else notices when they move.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import GithubSlugger from 'github-slugger';

const textFile = /\.(?:[cm]?[jt]sx?|css|ya?ml|sql)$|Dockerfile$/;
const fence = /^ {0,3}(```|~~~)/;
const inlineLink = /\]\((?:<([^>]+)>|([^\s)]+))(?:\s+"[^"]*")?\)/g;
const definition = /^ {0,3}\[[^\]]+\]:\s*(\S+)/g;
const citation = /(?<![\w./-])docs\/[\w./-]+\.md(?:#[\w-]+)?/g;

const isLongSuite = (file) => /^(e2e|bench)\/.+\.(mjs|ts)$/.test(file) && !file.endsWith('.test.ts');
const sourcePath = /(?<=')(?:services|packages|shell|mfe-[a-z]+)\/(?:[\w-]+\/)*src\/[\w./-]+\.(?:tsx?|mjs|css)(?=')/g;

const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
  maxBuffer: 64e6,
})
  .split('\0')
  .filter((file) => file && existsSync(file));

/** Returns the lines of a Markdown file, empty where they are code: a link in code is no link. */
function proseOf(file) {
  let isCode = false;
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => {
      const isFence = fence.test(line);
      if (isFence) isCode = !isCode;
      return isCode || isFence ? '' : line;
    });
}

const anchors = new Map();
/** Returns the anchors of a Markdown file, as GitHub derives them from its headings. */
function anchorsOf(file) {
  if (!anchors.has(file)) {
    const slugger = new GithubSlugger();
    const headings = proseOf(file).flatMap((line) => /^#{1,6}\s+(.+?)\s*#*$/.exec(line)?.[1] ?? []);
    anchors.set(file, new Set(headings.map((text) => slugger.slug(text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')))));
  }
  return anchors.get(file);
}

/** Returns what is wrong with a link from a folder, or undefined. */
function faultOf(link, folder) {
  const [path, anchor] = decodeURI(link).split('#');
  const target = relative('.', join(folder, path));
  if (target.startsWith('..')) return 'leaves the repository';
  if (!existsSync(target || '.')) return 'no such file';
  return anchor && target.endsWith('.md') && !anchorsOf(target).has(anchor) ? 'no such heading' : undefined;
}

const linksIn = (line) => {
  const text = line.replace(/`[^`]*`/g, '``');
  return [...text.matchAll(inlineLink), ...text.matchAll(definition)]
    .map(([, first, second]) => first ?? second)
    .filter((link) => !/^[a-z][a-z\d+.-]*:|^\/\//i.test(link));
};

const refusals = [];
function check(file, line, link, folder) {
  const fault = faultOf(link, folder);
  if (fault) refusals.push(`${file}:${line + 1}: ${fault}: ${link}`);
}
for (const file of files) {
  if (file.endsWith('.md')) {
    const ownAnchor = (link) => (link.startsWith('#') ? `${relative(dirname(file), file)}${link}` : link);
    proseOf(file).forEach((line, at) => {
      for (const link of linksIn(line)) check(file, at, ownAnchor(link), dirname(file));
    });
  } else if (textFile.test(file)) {
    const lines = readFileSync(file, 'utf8').split('\n');
    lines.forEach((line, at) => {
      for (const [link] of line.matchAll(citation)) check(file, at, link, '.');
      if (isLongSuite(file)) for (const [path] of line.matchAll(sourcePath)) check(file, at, path, '.');
    });
  }
}

for (const refusal of refusals) console.log(refusal);
process.exit(refusals.length ? 1 : 0);
