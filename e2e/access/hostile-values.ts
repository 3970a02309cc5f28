import { randomUUID } from 'node:crypto';
import { fieldsOf, fillPath, type Class } from '@porchlight/contracts';
import { sendRaw } from '../../services/gateway/src/testing/gateway-fixture.ts';
import { outcomeFor, type ExpectedCall } from '../access.expected.ts';
import { expectedWrites } from './expected/writes.ts';
import { Findings, type Finding } from './finding.ts';
import type { TestSite } from './test-site.ts';
import type { Visitor } from './visitors.ts';
import { inputsFor, routeOf } from './writes.ts';

/** Values that no column stores: U+0000 and lone surrogates. */
const unstorable = ['a\0b', '\ud800', '\udc00'];
const encodedUnstorable = ['%00', '%ED%A0%80', '%ED%B0%80'];
const ids = /zzzzzzzzzz|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/;

interface HostileRequest {
  readonly path: string;
  readonly body?: unknown;
  /** Whether the request must be refused; null is valid in nullable fields. */
  readonly isRefused: boolean;
}

/** Returns a copy of a JSON value for each place in it, with `value` at that place. */
function withValueAnywhere(json: unknown, value: unknown): unknown[] {
  if (typeof json !== 'object' || json === null) return [value];
  const inner = Object.entries(json).flatMap(([key, one]) =>
    withValueAnywhere(one, value).map((changed) =>
      Array.isArray(json) ? json.with(Number(key), changed) : { ...json, [key]: changed },
    ),
  );
  return [value, ...inner];
}

function templateOf(site: TestSite, call: ExpectedCall, visitor: Visitor): object {
  const inputs = { ...inputsFor(site, visitor), pointOfInterest: randomUUID(), alert: randomUUID() };
  const route = routeOf(call);
  const write = expectedWrites.find(
    ({ method, path }) =>
      method === call.method && routeOf({ method, path: fillPath(path, { ...inputs }), allowed: [] }) === route,
  );
  const given = write?.body(inputs) ?? call.body ?? {};
  const declared = route?.body ? [...fieldsOf(route.body as Class).keys()] : [];
  return { ...Object.fromEntries(declared.map((field) => [field, undefined])), ...given };
}

function hostileRequests(site: TestSite, call: ExpectedCall, visitor: Visitor): HostileRequest[] {
  const { path } = call;
  const route = routeOf(call);
  const inParams = ids.test(path)
    ? encodedUnstorable.map((text) => ({ path: path.replace(ids, text), isRefused: false }))
    : [];
  const inQuery = [...fieldsOf((route?.query ?? Object) as Class).keys()].flatMap((field) =>
    [...encodedUnstorable, 'null'].map((text) => ({
      path: `${path.split('?')[0]}?${field}=${text}`,
      isRefused: false,
    })),
  );
  if (!route?.body) return [...inParams, ...inQuery];
  const template = templateOf(site, call, visitor);
  const bodies = [...unstorable, null].flatMap((value) =>
    withValueAnywhere(template, value).map((body) => ({ path, body, isRefused: value !== null })),
  );
  return [...inParams, ...inQuery, ...bodies];
}

const jsonBody = (body: unknown) => {
  const text = JSON.stringify(body);
  return {
    body: text,
    headers: { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) },
  };
};

async function faultOf(site: TestSite, call: ExpectedCall, visitor: Visitor, hostile: HostileRequest) {
  const { path, body, isRefused } = hostile;
  const sent = body === undefined ? undefined : jsonBody(body);
  const { status } = await sendRaw(site.apps.gateway.port, `/api${path}`, {
    ...sent,
    method: call.method,
    headers: { ...visitor.headers, ...sent?.headers },
  });
  if (status < 500 && (!isRefused || status >= 400)) return undefined;
  return `${call.method} ${path} with ${sent?.body ?? 'no body'} returned ${status}`;
}

/**
 * Sends null and text that cannot be stored in every parameter, query field and place of the body of each call, as a
 * visitor with access. No response may be a 5xx, and such text in a body must be refused.
 */
export async function checkHostileValues(
  site: TestSite,
  calls: readonly ExpectedCall[],
  visitors: readonly Visitor[],
): Promise<Finding> {
  const findings = new Findings();
  for (const call of calls) {
    const visitor = visitors.find(({ name }) => outcomeFor(call, name) === 'allowed');
    if (!visitor) continue;
    for (const hostile of hostileRequests(site, call, visitor))
      findings.note(await faultOf(site, call, visitor, hostile));
  }
  return findings.result;
}
