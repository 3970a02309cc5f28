import type { ExpectedCall } from '../access.expected.ts';
import type { Got } from '../../services/gateway/src/testing/house.ts';
import { Findings, type Finding } from './finding.ts';
import { pathOf } from './inventory.ts';
import { faultOf } from './matrix.ts';
import type { Visitor } from './visitors.ts';
import type { WholeHouse } from './whole-house.ts';

/** T-A02: ways to write an address that must lead nowhere, or to the same refusal. */
export const spellings: Readonly<Record<string, (path: string) => string>> = {
  'a slash too many': (path) => `/api/${path}`,
  'a slash at the end': (path) => `/api${path}/`,
  'two slashes at the end': (path) => `/api${path}//`,
  'a dot': (path) => `/api/.${path}`,
  'there and back': (path) => `/api/listings/..${path}`,
  'there and back in escapes': (path) => `/api/%2e%2e/api${path}`,
  'an escaped letter': (path) => `/api/%${path.charCodeAt(1).toString(16)}${path.slice(2)}`,
  'an escaped slash': (path) => `/api%2f${path.slice(1)}`,
  capitals: (path) => `/API${path.toUpperCase()}`,
  'a parameter': (path) => `/api${path};a=b`,
  'an ending': (path) => `/api${path}.json`,
  'a zero at the end': (path) => `/api${path}%00`,
  'a backslash': (path) => `/api\\${path.slice(1)}`,
  'a name of its own': (path) => `http://localhost/api${path}`,
};
/** Headers by which some servers are told another method or address than the request has. */
const overrides = [
  { 'x-http-method-override': 'GET' },
  { 'x-http-method': 'GET' },
  { 'x-method-override': 'GET' },
  { 'x-original-url': '/api/site-settings' },
  { 'x-rewrite-url': '/api/site-settings' },
  { 'x-forwarded-uri': '/api/site-settings' },
  { 'x-forwarded-prefix': '/site-settings' },
];
const none = Buffer.from('{"alg":"none"}').toString('base64url');
const claims = Buffer.from(
  JSON.stringify({
    sub: '00000000-0000-4000-8000-000000000000',
    roles: ['site-owner', 'renter', 'landlord'],
    perms: ['viewSiteSettings', 'viewMyInquiries'],
    iss: 'gateway',
    aud: 'catalog',
    iat: 0,
    exp: 9e9,
  }),
).toString('base64url');
/** Headers by which a visitor says who they are, as if the gateway had. */
export const forgeries: readonly Readonly<Record<string, string>>[] = [
  { 'x-porchlight-identity': `${none}.${claims}.` },
  { 'x-porchlight-identity': `${none}.${claims}.e30` },
  { 'x-user-id': '00000000-0000-4000-8000-000000000000', 'x-roles': 'site-owner' },
  { 'x-forwarded-user': 'owner', 'x-remote-user': 'owner', 'x-authenticated-user': 'owner' },
  { 'x-porchlight-binding': 'A'.repeat(43), 'x-porchlight-client': '127.0.0.1' },
  { 'x-forwarded-for': '127.0.0.1', 'x-real-ip': '127.0.0.1', forwarded: 'for=127.0.0.1' },
];

const shut = new Set(['unauthenticated', 'forbidden', 'unknown-call', 'wrong-method', 'not-found', 'bad-address']);
/** Whether an answer comes from behind the door: it did something, or it read what was sent. */
function isOpened({ status, headers, text }: Got): boolean {
  if (!String(headers['content-type'] ?? '').includes('json') || status === 301 || status === 307 || status === 308)
    return false;
  return status < 300 || !shut.has((JSON.parse(text) as { code?: string }).code ?? '');
}

/** Every closed call in every spelling, and asked by HEAD: nobody gets in who may not. */
export async function askMisspelled(
  house: WholeHouse,
  calls: readonly ExpectedCall[],
  visitor: Visitor,
): Promise<Finding> {
  const findings = new Findings();
  for (const call of calls) {
    for (const [name, spell] of Object.entries(spellings)) {
      const got = await house.ask({
        method: call.method,
        path: spell(pathOf(call)),
        headers: visitor.headers,
        body: call.body,
      });
      findings.note(
        isOpened(got)
          ? `${visitor.name}: ${call.method} ${call.path} with ${name} answered ${got.status} ${got.text.slice(0, 80)}`
          : undefined,
      );
    }
    const head = await house.ask({ method: 'HEAD', path: `/api${pathOf(call)}`, headers: visitor.headers });
    findings.note(head.status < 400 ? `${visitor.name}: HEAD ${call.path} answered ${head.status}` : undefined);
  }
  return findings.whole;
}

/** Every closed call with headers that name another method, another address or another person. */
export async function askInDisguise(
  house: WholeHouse,
  calls: readonly ExpectedCall[],
  visitor: Visitor,
): Promise<Finding> {
  const findings = new Findings();
  const due = visitor.name === 'guest' ? 'sign-in' : 'no-right';
  for (const call of calls)
    for (const disguise of [...overrides, ...forgeries]) {
      const got = await house.ask({
        method: call.method,
        path: `/api${call.path}`,
        headers: { ...disguise, ...visitor.headers },
        body: call.body,
      });
      const fault = faultOf(due, got);
      findings.note(
        fault && `${visitor.name}: ${call.method} ${call.path} with ${JSON.stringify(disguise).slice(0, 60)} ${fault}`,
      );
    }
  return findings.whole;
}

/** An open address with a closed one in its headers stays the open one. */
export async function askElsewhere(house: WholeHouse, closed: readonly string[]): Promise<Finding> {
  const findings = new Findings();
  const plain = await house.ask({ path: '/api/site-settings' });
  for (const path of closed)
    for (const header of ['x-original-url', 'x-rewrite-url', 'x-forwarded-uri']) {
      const got = await house.ask({ path: '/api/site-settings', headers: { [header]: `/api${path}` } });
      findings.note(
        got.text === plain.text ? undefined : `${header}: ${path} answered ${got.status} ${got.text.slice(0, 80)}`,
      );
    }
  return findings.whole;
}
