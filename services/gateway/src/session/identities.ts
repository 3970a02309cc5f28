import type { ServiceName } from '@porchlight/contracts';
import type { IdentitySigner } from '@porchlight/service-kit';
import type { Visitor } from './sessions.ts';

/** Signs who asks, for one service at a time; the same visitor's identity is signed once in 30 s. */
export class Identities {
  readonly #signer: IdentitySigner;
  constructor(signer: IdentitySigner) {
    this.#signer = signer;
  }

  /** `device` is the hash of the cookie, given only where a guest's picks are changed. */
  of(visitor: Visitor, audience: ServiceName, device?: string): string {
    const dev = device === undefined ? {} : { dev: device };
    if (visitor.kind !== 'person')
      return this.#signer.signCached(`guest ${audience} ${device ?? ''}`, { aud: audience, sub: 'guest', ...dev });
    const { sessionId, userId, roles, permissions, version } = visitor.session;
    return this.#signer.signCached(`${sessionId} ${version} ${audience} ${device ?? ''}`, {
      aud: audience,
      sub: userId,
      sid: sessionId,
      roles,
      perms: permissions,
      ...dev,
    });
  }

  /** The gateway itself, when it draws a page for a guest. */
  ofRenderer(audience: ServiceName): string {
    return this.#signer.signCached(`renderer ${audience}`, { aud: audience, sub: 'svc:gateway', act: 'guest' });
  }

  /** The gateway itself, when it asks who a visitor is. */
  ofGateway(audience: ServiceName): string {
    return this.#signer.signCached(`gateway ${audience}`, { aud: audience, sub: 'svc:gateway' });
  }

  /** The identities of a session that ended or changed. */
  forget(sessionId: string): void {
    this.#signer.forget(`${sessionId} `);
  }
}
