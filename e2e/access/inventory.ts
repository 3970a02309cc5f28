import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServiceName } from '@porchlight/contracts';
import type { TestApp } from '@porchlight/service-kit/testing';
import type { ExpectedCall } from '../access.expected.ts';

const root = join(import.meta.dirname, '..', '..');

/** `GET /listing/:id` of a call, whatever its parameters are called. */
const nameOf = (method: string, path: string): string => `${method} ${path.replace(/[:*][^/]*|\{[^/]+\}/g, ':')}`;

/** What Fastify itself would answer in a running service, from its own table: also what no controller declared. */
export function servedCalls(app: TestApp): string[] {
  const parts: string[] = [];
  const calls = app.app
    .getHttpAdapter()
    .getInstance()
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const {
        indent = '',
        part,
        methods = '',
      } = /^(?<indent>[│ ]*)[├└]── (?<part>\S*)(?: \((?<methods>[A-Z, ]+)\))?/u.exec(line)?.groups ?? {};
      if (part === undefined) return [];
      parts.splice(indent.length / 4, parts.length, part);
      return methods
        .split(', ')
        .filter((method) => isAsked.test(method))
        .map((method) => nameOf(method, parts.join('').replace('(empty root node)', '')));
    });
  return [...new Set(calls)].sort();
}
const isAsked = /^(GET|POST|PUT|PATCH|DELETE)$/;

/** The calls of the printed API, `docs/openapi.json`. */
export function printedCalls(): string[] {
  const { paths } = JSON.parse(readFileSync(join(root, 'docs/openapi.json'), 'utf8')) as {
    paths: Record<string, Record<string, unknown>>;
  };
  return Object.entries(paths)
    .flatMap(([path, methods]) => Object.keys(methods).map((method) => nameOf(method.toUpperCase(), path)))
    .sort();
}

/** The calls that the services serve to people: those between services, health and pictures (which are no part of the API) left out. */
export function publicCallsOf(apps: Readonly<Record<ServiceName, TestApp>>): string[] {
  const served = (['accounts', 'catalog', 'commerce', 'content'] as const).flatMap((name) => servedCalls(apps[name]));
  return served.filter((call) => !/ \/(internal|health|photos)\//.test(call)).sort();
}

/** Which calls of the table a served one is: `GET /listing/:` is `GET /listing/zzzzzzzzzz`. */
export function rowsOf(served: string, table: readonly ExpectedCall[]): ExpectedCall[] {
  const [method, path = ''] = served.split(' ');
  const shape = new RegExp(`^${path.replace(/:/g, '[^/]+')}$`);
  return table.filter((call) => call.method === method && shape.test(pathOf(call)));
}

/** The path of a row without its query, and without the slash that `user/` ends in. */
export const pathOf = ({ path }: ExpectedCall): string => (path.split('?')[0] ?? '').replace(/\/$/, '');
export const servedName = nameOf;
