import { Injectable } from '@nestjs/common';
import type { AnyRoute } from '@porchlight/contracts';
import { LoginAnswer } from '@porchlight/contracts/accounts';
import { identityHeader, Problem } from '@porchlight/service-kit';
import type { Deadline } from '../proxy/deadline.ts';
import { laneOf } from '../proxy/lanes.ts';
import { ServiceProxy, type ServiceAnswer } from '../proxy/service-proxy.ts';
import { Identities } from '../session/identities.ts';
import { SessionDrops } from '../session/session-drops.ts';
import type { Visitor } from '../session/sessions.ts';
import { KeptAnswers, mayStandIn, type WholeAnswer } from './kept-answers.ts';

/** One admitted call of a known visitor. `device` is the hash of the cookie. */
export interface ApiCall {
  readonly route: AnyRoute;
  readonly path: string;
  readonly visitor: Visitor;
  readonly device: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | undefined;
}

/** Carries a call to its service in the visitor's name. */
@Injectable()
export class ApiCalls {
  readonly #proxy: ServiceProxy;
  readonly #identities: Identities;
  readonly #drops: SessionDrops;
  readonly #kept: KeptAnswers;
  constructor(proxy: ServiceProxy, identities: Identities, drops: SessionDrops, kept: KeptAnswers) {
    this.#proxy = proxy;
    this.#identities = identities;
    this.#drops = drops;
    this.#kept = kept;
  }

  async make(call: ApiCall, deadline: Deadline): Promise<ServiceAnswer> {
    const { route, path, visitor, device, headers, body } = call;
    const identity = this.#identities.of(visitor, route.service, device);
    const asked = {
      service: route.service,
      method: route.method,
      path,
      lane: laneOf(route),
      headers: { ...headers, [identityHeader]: identity },
      ...(body ? { body } : {}),
    };
    if (mayStandIn(route)) return this.#orLastGood(path, () => this.#proxy.send(asked, deadline));
    const answer = await this.#proxy.send(asked, deadline);
    if (answer.status < 400) await this.#dropIfChanged(route, visitor, answer);
    return answer;
  }

  // Whatever a person changes in accounts (sign-out, password, rights) may change what any of their sessions may do; a link that
  // signs somebody in (a new password) ends those they had.
  async #dropIfChanged(route: AnyRoute, visitor: Visitor, answer: ServiceAnswer): Promise<void> {
    if (route.service !== 'accounts' || route.method === 'GET') return;
    if (visitor.kind === 'person') this.#identities.forget(visitor.session.sessionId);
    const changed = new Set([
      ...(visitor.kind === 'person' ? [visitor.session.userId] : []),
      ...(route.answer === LoginAnswer ? signedInBy(answer) : []),
    ]);
    for (const userId of changed) await this.#drops.tell(userId);
  }

  async #orLastGood(path: string, send: () => Promise<ServiceAnswer>): Promise<ServiceAnswer> {
    try {
      const answer = await send();
      if (Buffer.isBuffer(answer.body) && answer.headers['content-encoding'] === undefined)
        this.#kept.keep(path, wholeOf(answer.status, answer.headers, answer.body));
      return answer.status < 500 ? answer : (this.#lastGood(path) ?? answer);
    } catch (error) {
      const last = error instanceof Problem && error.status >= 503 ? this.#lastGood(path) : undefined;
      if (!last) throw error;
      return last;
    }
  }

  #lastGood(path: string): ServiceAnswer | undefined {
    const kept = this.#kept.lastGood(path);
    return (
      kept && {
        status: kept.status,
        headers: { 'content-type': kept.type, 'cache-control': 'no-cache' },
        body: kept.body,
      }
    );
  }
}

function signedInBy({ body }: ServiceAnswer): string[] {
  const { user } = Buffer.isBuffer(body) ? (JSON.parse(body.toString('utf8')) as { user?: { id?: string } }) : {};
  return user?.id === undefined ? [] : [user.id];
}

/** What is kept of an answer. */
export const wholeOf = (status: number, headers: ServiceAnswer['headers'], body: Buffer): WholeAnswer => ({
  status,
  body,
  type: headers['content-type'] ?? 'application/json; charset=utf-8',
  cacheControl: headers['cache-control'] ?? 'no-store',
});
