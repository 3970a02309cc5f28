import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';

/** Report of a bench: prints each table at once and writes all of them to one Markdown page at the end. */
export class Report {
  #root;
  #title;
  #parts = [];
  #print;

  constructor({ root, title, print }) {
    this.#root = root;
    this.#title = title;
    this.#print = print;
  }

  /** Adds a table of rows (objects with the same keys); `note` is printed below its title. */
  table(title, rows, note = '') {
    const columns = [...new Set(rows.flatMap(Object.keys))];
    const line = (cells) => `| ${cells.join(' | ')} |`;
    const lines = [
      line(columns),
      line(columns.map(() => '---')),
      ...rows.map((row) => line(columns.map((column) => formatCell(row[column])))),
    ];
    const part = `## ${title}\n\n${note ? `${note}\n\n` : ''}${lines.join('\n')}\n`;
    this.#parts.push(part);
    this.#print(`\n${part}`);
  }

  /** Adds a section to the page only: too long for a terminal. */
  appendix(title, body) {
    this.#parts.push(`## ${title}\n\n${body}\n`);
  }

  /** Writes `bench/results/<name>.md`. Returns its path. */
  write(name) {
    const folder = join(this.#root, 'bench/results');
    mkdirSync(folder, { recursive: true });
    const path = join(folder, `${name}.md`);
    writeFileSync(path, [`# ${this.#title}\n`, `${describeMachine(this.#root)}\n`, ...this.#parts].join('\n'));
    return path;
  }
}

const formatCell = (value) =>
  typeof value === 'number'
    ? String(Number(value.toPrecision(value >= 1000 ? 4 : 3)))
    : String(value ?? '').replaceAll('|', '\\|');

function describeMachine(root) {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const changed = git('status', '--porcelain', '--untracked-files=no') ? ' with changes' : '';
  return (
    `Commit ${git('rev-parse', '--short', 'HEAD')}${changed}, ${new Date().toISOString().slice(0, 16)}Z, Node ${process.version}, ${cpus().length} cores shared by server, services and load, ` +
    `${Math.round(totalmem() / 2 ** 30)} GB, load ${loadavg()[0].toFixed(1)} at the end. Times are specific to this machine; compare ratios within one table.`
  );
}
