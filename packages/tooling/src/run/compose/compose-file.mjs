import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parse } from 'yaml';

/**
 * Returns docker-compose.yml as Compose reads it, with anchors merged and variables substituted; each further file
 * overrides the ones before it. Throws when a required variable is missing.
 */
export function readCompose(root, variables, overrides = []) {
  const files = ['docker-compose.yml', ...overrides].map((name) =>
    parse(readFileSync(join(root, name), 'utf8'), { merge: true }),
  );
  return interpolate(files.reduce(override), variables);
}

function override(base, other) {
  const isMap = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isMap(base) || !isMap(other)) return other;
  return {
    ...base,
    ...Object.fromEntries(Object.entries(other).map(([key, value]) => [key, override(base[key], value)])),
  };
}

/** Parses the lines of an `.env` file; a value may be in single quotes. */
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
  if (typeof value === 'string') return substitute(value, variables);
  if (Array.isArray(value)) return value.map((one) => interpolate(one, variables));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, interpolate(one, variables)]));
}

// Substitutes ${NAME}, ${NAME:-default} and ${NAME:?message}.
function substitute(text, variables) {
  return text.replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name, kind, fallback) => {
    if (variables[name]) return variables[name];
    if (kind === '-') return fallback;
    throw new Error(`${name}: ${fallback ?? 'is not set'}`);
  });
}
