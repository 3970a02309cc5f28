import { outcomeFor, type ExpectedCall, type Outcome } from '../access.expected.ts';
import type { RawResponse } from '../../services/gateway/src/testing/gateway-fixture.ts';
import { Findings, type Finding } from './finding.ts';
import { logIn, type Visitor } from './visitors.ts';
import type { TestSite } from './test-site.ts';

/** Calls that end the session: the visitor logs in again for the next call. */
const endsSession = /^\/(logout|user\/sign-out-everywhere)$/;

/** T-A01: makes every call as every visitor and compares the outcome with the table. */
export async function checkAllCalls(
  site: TestSite,
  calls: readonly ExpectedCall[],
  visitors: readonly Visitor[],
): Promise<Finding> {
  const findings = new Findings();
  for (const call of calls)
    for (const visitor of visitors) {
      const got = await site.request({
        method: call.method,
        path: `/api${call.path}`,
        headers: visitor.headers,
        body: call.body,
      });
      const fault = faultOf(outcomeFor(call, visitor.name), got);
      findings.note(fault && `${visitor.name}: ${call.method} ${call.path} ${fault}`);
      if (endsSession.test(call.path)) await logIn(site, visitor);
    }
  return findings.result;
}

const codeOf = (got: RawResponse): string => {
  try {
    return (got.json as { code?: string }).code ?? '';
  } catch {
    return '';
  }
};
const isUnauthenticated = (got: RawResponse) =>
  got.status === 401 && got.text === JSON.stringify({ message: 'Unauthenticated.', code: 'unauthenticated' });
const isForbidden = (got: RawResponse) =>
  got.status === 403 && codeOf(got) === 'forbidden' && !got.text.includes('Unauthenticated.');
// The site of these tests has no payment provider.
const isAllowed = (got: RawResponse) =>
  (got.status < 500 || codeOf(got) === 'payments-off') &&
  got.status !== 403 &&
  got.status !== 405 &&
  !['unauthenticated', 'unknown-call', 'identity-required'].includes(codeOf(got));
const matches = { allowed: isAllowed, unauthenticated: isUnauthenticated, forbidden: isForbidden };

/**
 * Returns what is wrong with a response, undefined when it is the expected one
 * (docs/rules/access.md#access-2-every-refusal-has-one-status-code).
 */
export const faultOf = (expected: Outcome, got: RawResponse): string | undefined =>
  matches[expected](got) ? undefined : `expected '${expected}', got ${got.status} ${got.text.slice(0, 120)}`;
