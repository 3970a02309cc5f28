import { sendRaw } from '../../services/gateway/src/testing/gateway-fixture.ts';
import { outcomeFor, type ExpectedCall } from '../access.expected.ts';
import { Findings, type Finding } from './finding.ts';
import { faultOf } from './matrix.ts';
import { routeOf } from './writes.ts';
import type { Visitor } from './visitors.ts';
import type { TestSite } from './test-site.ts';

// The gateway judges the type of a body before it knows the caller.
const typeOf = (call: ExpectedCall) => ({
  'content-type': routeOf(call)?.lane === 'upload' ? 'application/offset+octet-stream' : 'application/json',
});
const bodies = ['', '{', '[]', '"text"', '{"unknown":{"deep":[1]}}'];

/** Returns the path of a call with invalid values in its path parameters and query. */
const malformedPath = ({ path }: ExpectedCall) =>
  `/api${path.split('?')[0]?.replace(/zzzzzzzzzz|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '~!')}?page=-1&page=x&unknown=1`;

/**
 * Sends each call with malformed parameters, query and body as each visitor without access. Every response must be the
 * expected 401 or 403, because access is checked before input.
 */
export async function checkMalformedCalls(
  site: TestSite,
  calls: readonly ExpectedCall[],
  visitors: readonly Visitor[],
): Promise<Finding> {
  const findings = new Findings();
  for (const call of calls)
    for (const visitor of visitors) {
      const expected = outcomeFor(call, visitor.name);
      if (expected === 'allowed') continue;
      for (const body of call.method === 'GET' ? [undefined] : bodies) {
        const got = await sendRaw(site.apps.gateway.port, malformedPath(call), {
          method: call.method,
          headers: {
            ...visitor.headers,
            ...(body === undefined ? {} : { ...typeOf(call), 'content-length': String(body.length) }),
          },
          ...(body === undefined ? {} : { body }),
        });
        const fault = faultOf(expected, got);
        findings.note(fault && `${visitor.name}: ${call.method} ${call.path} with ${body ?? 'a query'} ${fault}`);
      }
    }
  return findings.result;
}
