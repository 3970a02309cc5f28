import { validateSync } from 'class-validator';
import { fieldsOf, type Class } from '@porchlight/contracts';
import { ServiceConfig } from './service-config.ts';

/** The environment of a process, or what stands for it in a test. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** A boot that a wrong variable stops; its message names the variable, what was given and what is expected. */
export class ConfigRefused extends Error {
  override readonly name = 'ConfigRefused';
}

const secret = /KEY|SECRET|PASSWORD|URL|TOKEN/;
const variableOf = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();

function valueOf(text: string, kind: 'text' | 'number' | 'boolean'): unknown {
  if (kind === 'number') return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
  if (kind === 'boolean')
    return (
      ({ true: true, on: true, 1: true, false: false, off: false, 0: false } as Record<string, boolean>)[text] ?? text
    );
  return text;
}

/** Reads a config class from an environment: defaults are the class's own, an empty variable counts as absent. Throws `ConfigRefused`. */
export function readConfig<C extends object = ServiceConfig>(type: Class<C>, environment: Environment): C {
  const read = new (type as new () => C)() as C & Record<string, unknown>;
  for (const [field, { kind }] of fieldsOf(type)) {
    const text = environment[variableOf(field)];
    if (text !== undefined && text !== '') (read as Record<string, unknown>)[field] = valueOf(text, kind);
  }
  const faults = validateSync(read, { forbidUnknownValues: false }).map(({ property, constraints }) => {
    const variable = variableOf(property);
    const given = environment[variable];
    const expected = Object.values(constraints ?? {})
      .map((sentence) => sentence.replace(property, '').trim())
      .join(', ');
    return `${variable} ${expected} (${given === undefined || given === '' ? 'it is not set' : secret.test(variable) ? 'what was given is not shown' : `given: "${given}"`})`;
  });
  if (faults.length) throw new ConfigRefused(`The configuration is not right:\n  ${faults.join('\n  ')}`);
  return read;
}
