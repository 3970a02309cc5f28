import type { ExpectedCall } from '../access.expected.ts';
import type { RawResponse } from '../../services/gateway/src/testing/gateway-fixture.ts';
import { Findings, type Finding } from './finding.ts';
import { pathOf } from './inventory.ts';
import { faultOf } from './matrix.ts';
import type { Visitor } from './visitors.ts';
import type { TestSite } from './test-site.ts';

/** T-A02: spellings of an address that must be refused or not found. */
export const pathSpellings: Readonly<Record<string, (path: string) => string>> = {
  'a leading double slash': (path) => `/api/${path}`,
  'a trailing slash': (path) => `/api${path}/`,
  'two trailing slashes': (path) => `/api${path}//`,
  'a dot segment': (path) => `/api/.${path}`,
  'a parent segment': (path) => `/api/listings/..${path}`,
  'an escaped parent segment': (path) => `/api/%2e%2e/api${path}`,
  'an escaped letter': (path) => `/api/%${path.charCodeAt(1).toString(16)}${path.slice(2)}`,
  'an escaped slash': (path) => `/api%2f${path.slice(1)}`,
  capitals: (path) => `/API${path.toUpperCase()}`,
  'a path parameter': (path) => `/api${path};a=b`,
  'a file extension': (path) => `/api${path}.json`,
  'a trailing null byte': (path) => `/api${path}%00`,
  'a backslash': (path) => `/api\\${path.slice(1)}`,
  'an absolute address': (path) => `http://localhost/api${path}`,
};
/** Headers that some servers take as the method or address of the request. */
const overrides = [
  { 'x-http-method-override': 'GET' },
  { 'x-http-method': 'GET' },
  { 'x-method-override': 'GET' },
  { 'x-original-url': '/api/site-settings' },
  { 'x-rewrite-url': '/api/site-settings' },
  { 'x-forwarded-uri': '/api/site-settings' },
  { 'x-forwarded-prefix': '/site-settings' },
];
const unsignedHeader = Buffer.from('{"alg":"none"}').toString('base64url');
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
/** Headers that forge the identity which only the gateway may set. */
export const forgeries: readonly Readonly<Record<string, string>>[] = [
  { 'x-porchlight-identity': `${unsignedHeader}.${claims}.` },
  { 'x-porchlight-identity': `${unsignedHeader}.${claims}.e30` },
  { 'x-user-id': '00000000-0000-4000-8000-000000000000', 'x-roles': 'site-owner' },
  { 'x-forwarded-user': 'owner', 'x-remote-user': 'owner', 'x-authenticated-user': 'owner' },
  { 'x-porchlight-binding': 'A'.repeat(43), 'x-porchlight-client': '127.0.0.1' },
  { 'x-forwarded-for': '127.0.0.1', 'x-real-ip': '127.0.0.1', forwarded: 'for=127.0.0.1' },
];

const refusalCodes = new Set([
  'unauthenticated',
  'forbidden',
  'unknown-call',
  'wrong-method',
  'not-found',
  'bad-address',
]);
/** Returns whether a response shows that the call was executed, or that its input was read. */
function isExecuted({ status, headers, text }: RawResponse): boolean {
  if (!String(headers['content-type'] ?? '').includes('json') || status === 301 || status === 307 || status === 308)
    return false;
  return status < 300 || !refusalCodes.has((JSON.parse(text) as { code?: string }).code ?? '');
}

/** Makes every protected call in every spelling, and by HEAD: all must be refused. */
export async function checkSpellings(
  site: TestSite,
  calls: readonly ExpectedCall[],
  visitor: Visitor,
): Promise<Finding> {
  const findings = new Findings();
  for (const call of calls) {
    for (const [name, spell] of Object.entries(pathSpellings)) {
      const got = await site.request({
        method: call.method,
        path: spell(pathOf(call)),
        headers: visitor.headers,
        body: call.body,
      });
      findings.note(
        isExecuted(got)
          ? `${visitor.name}: ${call.method} ${call.path} with ${name} returned ${got.status} ${got.text.slice(0, 80)}`
          : undefined,
      );
    }
    const head = await site.request({ method: 'HEAD', path: `/api${pathOf(call)}`, headers: visitor.headers });
    findings.note(head.status < 400 ? `${visitor.name}: HEAD ${call.path} returned ${head.status}` : undefined);
  }
  return findings.result;
}

/** Makes every protected call with headers that name another method, address or user. */
export async function checkForgedHeaders(
  site: TestSite,
  calls: readonly ExpectedCall[],
  visitor: Visitor,
): Promise<Finding> {
  const findings = new Findings();
  const expected = visitor.name === 'guest' ? 'unauthenticated' : 'forbidden';
  for (const call of calls)
    for (const forged of [...overrides, ...forgeries]) {
      const got = await site.request({
        method: call.method,
        path: `/api${call.path}`,
        headers: { ...forged, ...visitor.headers },
        body: call.body,
      });
      const fault = faultOf(expected, got);
      findings.note(
        fault && `${visitor.name}: ${call.method} ${call.path} with ${JSON.stringify(forged).slice(0, 60)} ${fault}`,
      );
    }
  return findings.result;
}

/** Requests a public address with a protected one in its headers: the response must stay that of the public one. */
export async function checkOverrideHeaders(site: TestSite, closed: readonly string[]): Promise<Finding> {
  const findings = new Findings();
  const plain = await site.request({ path: '/api/site-settings' });
  for (const path of closed)
    for (const header of ['x-original-url', 'x-rewrite-url', 'x-forwarded-uri']) {
      const got = await site.request({ path: '/api/site-settings', headers: { [header]: `/api${path}` } });
      findings.note(
        got.text === plain.text ? undefined : `${header}: ${path} returned ${got.status} ${got.text.slice(0, 80)}`,
      );
    }
  return findings.result;
}
