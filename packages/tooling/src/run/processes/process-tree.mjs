import { readFileSync, readdirSync } from 'node:fs';

/** Returns a process and all its descendants as `{ pid, name }` (Linux). */
export function processTree(pid) {
  const all = readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .map(Number)
    .map(describe)
    .filter(Boolean);
  const below = (parent) => all.filter((one) => one.parent === parent).flatMap((one) => [one, ...below(one.pid)]);
  return [...all.filter((one) => one.pid === pid), ...below(pid)];
}

/**
 * Returns the memory of processes in MB: `rss` counts shared pages in each process, `pss` divides them between the
 * processes.
 */
export function memoryOf(processes) {
  const sum = (field) => processes.reduce((total, { pid }) => total + kilobytes(pid, field), 0);
  return { rss: Math.round(sum('Rss') / 1024), pss: Math.round(sum('Pss') / 1024) };
}

function describe(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const rest = stat.split(') ').at(-1).split(' ');
    return { pid, name: stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')')), parent: Number(rest[1]) };
  } catch {
    return undefined; // ended meanwhile
  }
}

function kilobytes(pid, field) {
  try {
    return Number(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8').match(new RegExp(`^${field}:\\s+(\\d+)`, 'm'))[1]);
  } catch {
    return 0;
  }
}
