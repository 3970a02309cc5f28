// Converts routes to an OpenAPI 3.1 document. Pure: the same routes give the same text.
import { backServices } from '../build/site-parts.mjs';

const accessText = ({ kind, role, permission }) =>
  ({
    anyone: 'Anyone',
    'signed-in': 'Any logged-in user',
    role: `The role ${role}${permission ? ` with the permission ${permission}` : ''}`,
    permission: `Staff with the permission ${permission}`,
    'provider-signature': "The payment provider's signature",
  })[kind] ?? kind;
const reference = (type) => ({ $ref: `#/components/schemas/${type.name}` });
const problem = (description) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
});

function parameters(type, location, schemas) {
  if (!type) return [];
  const schema = schemas[type.name] ?? { properties: {} };
  return Object.entries(schema.properties ?? {}).map(([name, one]) => ({
    name,
    in: location,
    required: location === 'path' || (schema.required ?? []).includes(name),
    schema: one,
    ...(one.type === 'array' && location === 'query' ? { style: 'form', explode: false } : {}),
  }));
}

function operation(name, route, schemas) {
  const open = route.access.kind === 'anyone';
  const strict = route.body || route.params || !(route.method === 'GET' && open);
  const responses = {
    [route.status ?? 200]: {
      description: 'Success',
      content: { 'application/json': { schema: reference(route.response) } },
    },
  };
  if (!open)
    Object.assign(responses, {
      401: problem('No valid session: `Unauthenticated.`'),
      403: problem('Permission missing'),
    });
  if (route.params) responses[404] = problem('Not found, or owned by another account');
  if (strict) responses[422] = problem('Invalid input; `errors` names the fields');
  responses[429] = problem('Too many requests; see Retry-After, or solve `challenge` if there is one');
  responses[503] = problem('Temporarily unavailable; see Retry-After');
  return {
    operationId: name,
    summary: route.summary,
    tags: [route.service],
    description: `${accessText(route.access)}.${route.errors?.length ? ` Codes: ${route.errors.join(', ')}.` : ''}`,
    ...(open ? { security: [] } : {}),
    parameters: [...parameters(route.params, 'path', schemas), ...parameters(route.query, 'query', schemas)],
    ...(route.body
      ? { requestBody: { required: true, content: { 'application/json': { schema: reference(route.body) } } } }
      : {}),
    responses,
  };
}

/** Links fields that hold other classes, from the registry of contracts: class-validator-jsonschema cannot see them. */
function linkNested(types, schemas, { nestedType, fieldsOf }) {
  for (const type of types)
    for (const key of fieldsOf(type).keys()) {
      const inner = nestedType(type, key);
      const property = schemas[type.name]?.properties?.[key];
      if (!inner || !property) continue;
      schemas[type.name].properties[key] =
        property.type === 'array' ? { ...property, items: reference(inner) } : reference(inner);
    }
}

function typesOf(routes, { nestedType, fieldsOf }) {
  const found = new Map();
  const visit = (type) => {
    if (!type || found.has(type)) return;
    found.set(type, type.name);
    for (const key of fieldsOf(type).keys()) visit(nestedType(type, key));
  };
  for (const route of Object.values(routes))
    for (const part of ['params', 'query', 'body', 'response']) visit(route[part]);
  const names = [...found.values()];
  const duplicates = names.filter((name, at) => names.indexOf(name) !== at);
  if (duplicates.length)
    throw new Error(`Two classes of contracts share a name, so their schemas would merge: ${duplicates.join(', ')}`);
  return [...found.keys()];
}

/**
 * Returns the complete document; `tools` provides the schemas of the classes and the contracts' registry of nested
 * fields.
 */
export function openapiDocument(routes, tools) {
  const types = typesOf(routes, tools);
  const used = Object.fromEntries(
    types
      .map(({ name }) => name)
      .sort()
      .map((name) => [name, structuredClone(tools.schemas[name] ?? { type: 'object', properties: {} })]),
  );
  linkNested(types, used, tools);
  const paths = {};
  for (const [name, route] of Object.entries(routes).sort(([a], [b]) => (a < b ? -1 : 1))) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[route.method.toLowerCase()] = operation(name, route, used);
  }
  used.Problem = {
    type: 'object',
    required: ['message', 'code'],
    properties: {
      message: { type: 'string' },
      code: { type: 'string' },
      errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
    },
  };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Porchlight',
      version: '1.0.0',
      description:
        'Rents and fees of listings are whole currency units per month; Porchlight prices are integer cents. Times are ISO 8601 in UTC.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/api' }],
    security: [{ bearer: [] }],
    tags: backServices.map((name) => ({ name })),
    paths: Object.fromEntries(Object.entries(paths).sort(([a], [b]) => (a < b ? -1 : 1))),
    components: { schemas: used, securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  };
}
