import { isOpenToKeys, type AnyRoute } from '@porchlight/contracts';
import { Problem } from '@porchlight/service-kit';
import { messages } from '../messages.ts';
import type { Visitor } from './sessions.ts';

/**
 * Returns the visitor as whom a call is made: a program with an API key reads public calls as a guest. Throws 403 for
 * calls that need a session of a user.
 */
export function visitorOfCall(visitor: Visitor, { access, method }: AnyRoute): Visitor {
  if (visitor.kind !== 'person' || !visitor.session.isApiKey || isOpenToKeys(access)) return visitor;
  // @mutation session-calls
  if (access.kind !== 'anyone' || method !== 'GET') throw new Problem(403, 'not-for-keys', messages.notForKeys);
  return { kind: 'guest' };
}
