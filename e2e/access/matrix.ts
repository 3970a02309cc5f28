import { outcomeFor, type ExpectedCall, type Outcome } from '../access.expected.ts';
import type { Got } from '../../services/gateway/src/testing/house.ts';
import { Findings, type Finding } from './finding.ts';
import { signIn, type Visitor } from './visitors.ts';
import type { WholeHouse } from './whole-house.ts';

/** Whoever makes such a call signs in anew for the next. */
const endsSession = /^\/(logout|user\/sign-out-everywhere)$/;

/** T-A01: every call by everybody, held against the table. */
export async function askAll(
  house: WholeHouse,
  calls: readonly ExpectedCall[],
  visitors: readonly Visitor[],
): Promise<Finding> {
  const findings = new Findings();
  for (const call of calls)
    for (const visitor of visitors) {
      const got = await house.ask({
        method: call.method,
        path: `/api${call.path}`,
        headers: visitor.headers,
        body: call.body,
      });
      const fault = faultOf(outcomeFor(call, visitor.name), got);
      findings.note(fault && `${visitor.name}: ${call.method} ${call.path} ${fault}`);
      if (endsSession.test(call.path)) await signIn(house, visitor);
    }
  return findings.whole;
}

const codeOf = (got: Got): string => {
  try {
    return (got.json as { code?: string }).code ?? '';
  } catch {
    return '';
  }
};
const saysSignIn = (got: Got) =>
  got.status === 401 && got.text === JSON.stringify({ message: 'Unauthenticated.', code: 'unauthenticated' });
const saysNoRight = (got: Got) =>
  got.status === 403 && codeOf(got) === 'forbidden' && !got.text.includes('Unauthenticated.');
const letsIn = (got: Got) =>
  got.status < 500 &&
  got.status !== 403 &&
  got.status !== 405 &&
  !['unauthenticated', 'unknown-call', 'identity-required'].includes(codeOf(got));
const holds = { in: letsIn, 'sign-in': saysSignIn, 'no-right': saysNoRight };

/** What is wrong with an answer, undefined when it is the one that is due (reliability 6.7, codes). */
export const faultOf = (due: Outcome, got: Got): string | undefined =>
  holds[due](got) ? undefined : `is due '${due}', answered ${got.status} ${got.text.slice(0, 120)}`;
