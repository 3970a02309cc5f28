import type { Metadata } from '../objects.ts';
import { invalid } from './api-error.ts';

/** Parameters of a call, from a form-encoded body or a query. Unread ones are unknown to the endpoint. */
export class Form {
  readonly #values: ReadonlyMap<string, string>;
  readonly #read = new Set<string>();

  constructor(values: URLSearchParams) {
    this.#values = new Map(values);
  }

  optional(name: string): string | undefined {
    this.#read.add(name);
    return this.#values.get(name) || undefined;
  }

  required(name: string): string {
    const value = this.optional(name);
    if (value === undefined)
      throw invalid(`Missing required param: ${name}.`, { code: 'parameter_missing', param: name });
    return value;
  }

  oneOf<T extends string>(name: string, accepted: readonly T[]): T | undefined {
    const value = this.optional(name);
    const found = accepted.find((one) => one === value);
    if (value !== undefined && found === undefined)
      throw invalid(`Invalid ${name}: must be one of ${accepted.join(', ')}`, { param: name });
    return found;
  }

  integer(name: string): number | undefined {
    const value = this.optional(name);
    if (value === undefined) return undefined;
    if (!/^\d{1,12}$/.test(value)) throw invalid('Invalid integer', { code: 'parameter_invalid_integer', param: name });
    return Number(value);
  }

  flag(name: string): boolean {
    return this.oneOf(name, ['true', 'false']) === 'true';
  }

  metadata(): Metadata {
    return Object.fromEntries(this.#below('metadata'));
  }

  list(name: string): string[] {
    return this.#below(name).map(([, value]) => value);
  }

  /** Throws for a parameter that the endpoint did not read, as Stripe does for one that it does not know. */
  requireAllRead(): void {
    const unknown = [...this.#values.keys()].find((name) => !this.#read.has(name));
    if (unknown !== undefined)
      throw invalid(`Received unknown parameter: ${unknown.slice(0, 100)}`, {
        code: 'parameter_unknown',
        param: unknown.slice(0, 100),
      });
  }

  #below(name: string): [key: string, value: string][] {
    return [...this.#values].flatMap(([path, value]): [string, string][] => {
      const key = path.startsWith(`${name}[`) && path.endsWith(']') ? path.slice(name.length + 1, -1) : undefined;
      if (key === undefined) return [];
      this.#read.add(path);
      return [[key, value]];
    });
  }
}
