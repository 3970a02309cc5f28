import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { backServices, type ServiceName } from '@porchlight/contracts';
import type { TestApp } from '@porchlight/service-kit/testing';
import type { ExpectedCall } from '../access.expected.ts';

const root = join(import.meta.dirname, '..', '..');

/** Returns the name of a call independent of its parameter names: `GET /listing/:`. */
const toCallName = (method: string, path: string): string => `${method} ${path.replace(/[:*][^/]*|\{[^/]+\}/g, ':')}`;

/**
 * Returns the calls that a running service serves, from Fastify's own routing table; includes routes that no controller
 * declares.
 */
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
        .filter((method) => isApiMethod.test(method))
        .map((method) => toCallName(method, parts.join('').replace('(empty root node)', '')));
    });
  return [...new Set(calls)].sort();
}
const isApiMethod = /^(GET|POST|PUT|PATCH|DELETE)$/;

/** Returns the calls of the published API, `docs/openapi.json`. */
export function printedCalls(): string[] {
  const { paths } = JSON.parse(readFileSync(join(root, 'docs/openapi.json'), 'utf8')) as {
    paths: Record<string, Record<string, unknown>>;
  };
  return Object.entries(paths)
    .flatMap(([path, methods]) => Object.keys(methods).map((method) => toCallName(method.toUpperCase(), path)))
    .sort();
}

/**
 * Returns the calls that the services serve to clients, without internal calls, health and photos, which are not part
 * of the API.
 */
export function publicCalls(apps: Readonly<Record<ServiceName, TestApp>>): string[] {
  const served = backServices.flatMap((name) => servedCalls(apps[name]));
  return served.filter((call) => !/ \/(internal|health|photos|assets)\//.test(call)).sort();
}

/** Returns the rows of the table for a served call: `GET /listing/:` matches `GET /listing/zzzzzzzzzz`. */
export function matchingCalls(served: string, table: readonly ExpectedCall[]): ExpectedCall[] {
  const [method, path = ''] = served.split(' ');
  const shape = new RegExp(`^${path.replace(/:/g, '[^/]+')}$`);
  return table.filter((call) => call.method === method && shape.test(pathOf(call)));
}

/** Returns the path of a row without its query and without the trailing slash of `user/`. */
export const pathOf = ({ path }: ExpectedCall): string => (path.split('?')[0] ?? '').replace(/\/$/, '');
export const callName = toCallName;
