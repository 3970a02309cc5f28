import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';

/** What a bench found: tables as they are measured, said at once and written as one Markdown page at the end. */
export class Report {
  #root;
  #title;
  #parts = [];
  #say;

  constructor({ root, title, say }) {
    this.#root = root;
    this.#title = title;
    this.#say = say;
  }

  /** A table of rows, objects with the same keys; `words` stand below its title. */
  table(title, rows, words = '') {
    const columns = [...new Set(rows.flatMap(Object.keys))];
    const line = (cells) => `| ${cells.join(' | ')} |`;
    const lines = [
      line(columns),
      line(columns.map(() => '---')),
      ...rows.map((row) => line(columns.map((column) => textOf(row[column])))),
    ];
    const part = `## ${title}\n\n${words ? `${words}\n\n` : ''}${lines.join('\n')}\n`;
    this.#parts.push(part);
    this.#say(`\n${part}`);
  }

  /** Words for the page alone: too long for a terminal. */
  appendix(title, body) {
    this.#parts.push(`## ${title}\n\n${body}\n`);
  }

  /** Writes `bench/results/<name>.md`; gives its path. */
  write(name) {
    const folder = join(this.#root, 'bench/results');
    mkdirSync(folder, { recursive: true });
    const path = join(folder, `${name}.md`);
    writeFileSync(path, [`# ${this.#title}\n`, `${machine(this.#root)}\n`, ...this.#parts].join('\n'));
    return path;
  }
}

const textOf = (value) =>
  typeof value === 'number'
    ? String(Number(value.toPrecision(value >= 1000 ? 4 : 3)))
    : String(value ?? '').replaceAll('|', '\\|');

function machine(root) {
  const git = (...words) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();
  const changed = git('status', '--porcelain', '--untracked-files=no') ? ' with changes' : '';
  return (
    `Commit ${git('rev-parse', '--short', 'HEAD')}${changed}, ${new Date().toISOString().slice(0, 16)}Z, Node ${process.version}, ${cpus().length} cores that server, services and load share, ` +
    `${Math.round(totalmem() / 2 ** 30)} GB, load ${loadavg()[0].toFixed(1)} at the end. Milliseconds are of this machine; ratios within one table are what is compared.`
  );
}
