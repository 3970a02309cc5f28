import type { ServiceName } from '@porchlight/contracts';
import type { IdentitySigner } from '@porchlight/service-kit';
import type { Visitor } from './sessions.ts';

/** Signs the identity of a visitor for one service; signed identities are cached for 30 s. */
export class Identities {
  constructor(private readonly signer: IdentitySigner) {}

  /** `device` is the hash of the cookie, passed only where a guest's favourites may be changed. */
  forVisitor(visitor: Visitor, audience: ServiceName, device?: string): string {
    const dev = device === undefined ? {} : { dev: device };
    if (visitor.kind !== 'person')
      return this.signer.signCached(`guest ${audience} ${device ?? ''}`, { aud: audience, sub: 'guest', ...dev });
    const { sessionId, userId, roles, permissions, version, authenticatedAt, isApiKey, impersonatorId } =
      visitor.session;
    return this.signer.signCached(`${sessionId} ${version} ${authenticatedAt} ${audience} ${device ?? ''}`, {
      aud: audience,
      sub: userId,
      sid: sessionId,
      auth_time: authenticatedAt,
      roles,
      perms: permissions,
      ...(isApiKey ? { key: isApiKey } : {}),
      ...(impersonatorId ? { act: impersonatorId } : {}),
      ...dev,
    });
  }

  /** Returns the gateway's own identity for rendering a page on behalf of a guest. */
  forRenderer(audience: ServiceName): string {
    return this.signer.signCached(`renderer ${audience}`, { aud: audience, sub: 'svc:gateway', act: 'guest' });
  }

  /** Returns the gateway's own identity. */
  forGateway(audience: ServiceName): string {
    return this.signer.signCached(`gateway ${audience}`, { aud: audience, sub: 'svc:gateway' });
  }

  /** Evicts the cached identities of a session that ended or changed. */
  evict(sessionId: string): void {
    this.signer.evict(`${sessionId} `);
  }
}
