import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parse } from 'yaml';

/** docker-compose.yml as Compose reads it: anchors merged, variables put in. Throws for a variable that must be given and is not. */
export function readCompose(root, variables) {
  const file = parse(readFileSync(join(root, 'docker-compose.yml'), 'utf8'), { merge: true });
  return interpolate(file, variables);
}

/** The lines of an `.env` file as variables; single quotes keep a value as it is. */
export function readEnvironmentFile(text) {
  const lines = text.split('\n').filter((line) => line && !line.startsWith('#'));
  return Object.fromEntries(
    lines.map((line) => {
      const at = line.indexOf('=');
      return [line.slice(0, at), line.slice(at + 1).replace(/^'(.*)'$/, '$1')];
    }),
  );
}

function interpolate(value, variables) {
  if (typeof value === 'string') return putIn(value, variables);
  if (Array.isArray(value)) return value.map((one) => interpolate(one, variables));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, interpolate(one, variables)]));
}

// ${NAME}, ${NAME:-otherwise} and ${NAME:?what to do}
function putIn(text, variables) {
  return text.replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name, kind, words) => {
    if (variables[name]) return variables[name];
    if (kind === '-') return words;
    throw new Error(`${name}: ${words ?? 'is not set'}`);
  });
}
