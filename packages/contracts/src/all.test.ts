import { getMetadataStorage } from 'class-validator';
import { fieldsOf } from './kernel/input/read.ts';
import { faultMessage } from './messages/index.ts';
import { nestedType } from './kernel/input/nested.ts';
import type { Class } from './kernel/routes/route.ts';
import { publicRoutes } from './all.ts';

const inputs = new Set<Class>();
const visit = (type: Class | undefined) => {
  if (!type || inputs.has(type)) return;
  inputs.add(type);
  for (const key of fieldsOf(type).keys()) visit(nestedType(type, key));
};
for (const { params, query, body } of Object.values(publicRoutes)) [params, query, body].forEach(visit);

describe('every route', () => {
  it('has a unique path and method', () => {
    const keys = Object.values(publicRoutes).map(({ method, path }) => `${method} ${path.replace(/:\w+/g, ':')}`);
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });
  it('declares every path parameter in its params class', () => {
    for (const [name, { path, params }] of Object.entries(publicRoutes)) {
      const named = [...path.matchAll(/:(\w+)/g)].map(([, part]) => part);
      expect({ name, parts: params ? [...fieldsOf(params).keys()].sort() : [] }).toEqual({ name, parts: named.sort() });
    }
  });
  it('allows shared caching only for public access', () => {
    expect(Object.values(publicRoutes).filter(({ access, caching }) => caching && access.kind !== 'anyone')).toEqual(
      [],
    );
  });
  it('has a message in both languages for every rule of its input', () => {
    const rules = new Set(
      [...inputs]
        .flatMap((type) => getMetadataStorage().getTargetValidationMetadatas(type, '', false, false))
        .filter(({ name }) => name !== undefined && name !== 'isOptional')
        .map(({ name }) => name as string),
    );
    const rulesWithoutMessage = (language: 'en-CA' | 'fr-CA') =>
      [...rules].filter(
        (rule) =>
          faultMessage({ field: 'f', rule, values: [1, 2] }, language) ===
          faultMessage({ field: 'f', rule: 'no-such-rule', values: [] }, language),
      );
    expect({ english: rulesWithoutMessage('en-CA'), french: rulesWithoutMessage('fr-CA') }).toEqual({
      english: [],
      french: [],
    });
  });
});
