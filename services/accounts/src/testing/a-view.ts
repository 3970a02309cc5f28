import { asService, type Actor, type TestApp } from '@porchlight/service-kit/testing';
import { rolePermissions } from '../rights/role-permissions.ts';
import { aUser, type TestUser } from './a-user.ts';

/** Reason of the views of tests. */
export const viewReason = 'The renter asked why a message is missing.';

/** Member of staff with a session, who calls with the permissions of the role. */
export interface Viewer extends TestUser {
  readonly sessionId: string;
  readonly token: string;
  readonly as: Actor;
}

/** Resolves a token as the gateway does. */
export const resolveToken = async (app: TestApp, token: string, binding?: string) =>
  (await app.post('/internal/sessions/resolve', { as: asService('gateway'), body: { token, binding } })).body.session;

/** Logs in a member of staff; `binding` is the hash of the cookie of their browser. */
export async function aViewer(
  app: TestApp,
  { role = 'support', binding }: { role?: 'support' | 'site-owner' | 'site-administrator'; binding?: string } = {},
): Promise<Viewer> {
  const user = await aUser(app, { roles: [role] });
  const { body } = await app.post('/login', {
    body: { email: user.email, password: user.password },
    ip: `2001:db8:${user.id.slice(0, 4)}:${user.id.slice(4, 8)}::1`,
    headers: binding === undefined ? {} : { 'x-porchlight-binding': binding },
  });
  const token = body.tokenInfo.access_token as string;
  const { sessionId } = await resolveToken(app, token, binding);
  const subject = { sub: user.id, sid: sessionId, auth_time: 0, roles: [role], perms: rolePermissions[role] };
  return { ...user, sessionId, token, as: { issuer: 'gateway', subject } };
}

/** Starts a view of a user and returns its token with the caller that the gateway makes of it. */
export async function aView(app: TestApp, viewer: Viewer, userId: string, binding?: string) {
  const { body } = await app.post(`/admin/users/${userId}/view-as`, { as: viewer.as, body: { reason: viewReason } });
  const token = body.token as string;
  const session = await resolveToken(app, token, binding);
  const { sessionId: sid, roles, permissions: perms, impersonatorId: act } = session;
  const as: Actor = { issuer: 'gateway', subject: { sub: userId, sid, roles, perms, act } };
  return { token, as, session, body };
}
