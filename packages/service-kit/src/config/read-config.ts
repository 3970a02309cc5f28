import { validateSync } from 'class-validator';
import { fieldsOf, type Class } from '@porchlight/contracts';
import { ServiceConfig } from './service-config.ts';

/** Environment variables of a process, or their substitute in a test. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Thrown at start for invalid configuration. The message names the variable, its value and what is expected. */
export class InvalidConfigError extends Error {
  override readonly name = 'InvalidConfigError';
}

const secretPattern = /KEY|SECRET|PASSWORD|URL|TOKEN/;
const variableName = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();

function parseValue(text: string, kind: 'text' | 'number' | 'boolean'): unknown {
  if (kind === 'number') return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
  if (kind === 'boolean')
    return (
      ({ true: true, on: true, 1: true, false: false, off: false, 0: false } as Record<string, boolean>)[text] ?? text
    );
  return text;
}

/**
 * Reads a config class from the environment. Defaults come from the class, and an empty variable counts as absent.
 * Throws `InvalidConfigError`.
 */
export function readConfig<C extends object = ServiceConfig>(type: Class<C>, environment: Environment): C {
  const config = new (type as new () => C)() as C & Record<string, unknown>;
  for (const [field, { kind }] of fieldsOf(type)) {
    const text = environment[variableName(field)];
    if (text !== undefined && text !== '') (config as Record<string, unknown>)[field] = parseValue(text, kind);
  }
  const faults = validateSync(config, { forbidUnknownValues: false }).map(({ property, constraints }) => {
    const variable = variableName(property);
    const given = environment[variable];
    const expected = Object.values(constraints ?? {})
      .map((sentence) => sentence.replace(property, '').trim())
      .join(', ');
    return `${variable} ${expected} (${given === undefined || given === '' ? 'not set' : secretPattern.test(variable) ? 'value hidden' : `given: "${given}"`})`;
  });
  if (faults.length) throw new InvalidConfigError(`Invalid configuration:\n  ${faults.join('\n  ')}`);
  return config;
}
