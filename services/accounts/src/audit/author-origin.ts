import { requireUser, type Author } from '@porchlight/service-kit';

/** Returns who acts, for the audit log. */
export const originOf = ({ caller, client: { ip, requestId } }: Author) => ({
  actorId: requireUser(caller),
  sessionId: caller.sessionId,
  ip,
  requestId,
});
