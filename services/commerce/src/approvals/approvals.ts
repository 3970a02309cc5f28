import { Injectable } from '@nestjs/common';
import type { RoleName } from '@porchlight/contracts';
import type { ApprovalKind } from '@porchlight/contracts/commerce';
import { notFound, Outbox, Problem, reportChange, requireUser, type Author } from '@porchlight/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { decideRequest, type DecidedRequest, type Decision } from './approval-lifecycle.ts';
import { messages } from './messages.ts';

/** Performs what was requested, in the transaction of the decision. A throw leaves the request waiting. */
export interface ApprovalHandler {
  approve(manager: EntityManager, request: DecidedRequest): Promise<void>;
  reject(manager: EntityManager, request: DecidedRequest): Promise<void>;
  /** Continues an approved request after the commit. Nothing depends on its success. */
  afterApproval?(request: DecidedRequest): Promise<void>;
}
/** What a staff member requests. */
export interface RequestedApproval {
  readonly kind: ApprovalKind;
  readonly companyId: string;
  /** Whole credits that enter the wallet of the company; negative when they leave it. */
  readonly credits: number;
  readonly reason: string;
  /** What the handler of the kind needs, as JSON. */
  readonly payload: object;
}

const resource = 'approval-requests';
/** Roles that decide; support changes few credits alone and decides nothing. */
const deciders: readonly RoleName[] = ['site-administrator', 'site-owner'];
const insertSql = `
  insert into approval_request (kind, company_id, credits, reason, payload, requested_by)
  values ($1, $2, $3, $4, $5, $6) returning id`;
const requesterSql = 'select requested_by as "requestedBy" from approval_request where id = $1';

/**
 * Requests that a second person decides. A module that requests a kind registers its handler when it starts, so this
 * module imports none of them.
 */
@Injectable()
export class Approvals {
  readonly #handlers = new Map<ApprovalKind, ApprovalHandler>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  /** Registers the handler of a kind. Throws if the kind has one. */
  register(kind: ApprovalKind, handler: ApprovalHandler): void {
    if (this.#handlers.has(kind)) throw new Error(`approvals of kind ${kind} have a handler already`);
    this.#handlers.set(kind, handler);
  }

  /** Stores a request in the caller's transaction and reports it to the audit log. Returns its id. */
  async request(manager: EntityManager, requested: RequestedApproval, author: Author): Promise<string> {
    const { kind, companyId, credits, reason, payload } = requested;
    const [{ id }] = await manager.query<[{ id: string }]>(insertSql, [
      kind,
      companyId,
      credits,
      reason,
      JSON.stringify(payload),
      requireUser(author.caller),
    ]);
    const change = { resource, recordId: id, action: 'created' as const, after: requested };
    await reportChange({ manager, outbox: this.outbox }, change, author);
    return id;
  }

  /**
   * Decides a request and performs it in one transaction. Throws 403 for the person who made it and for support, 404
   * for an unknown request, 409 for a decided one, and what the handler throws.
   */
  async decide(id: string, decision: Decision, author: Author): Promise<void> {
    const personId = requireUser(author.caller);
    if (!author.caller.roles.some((role) => deciders.includes(role)))
      throw new Problem(403, 'forbidden', messages.administratorNeeded);
    const { request, handler } = await this.dataSource.transaction(async (manager) => {
      const request = await decideRequest(manager, id, { ...decision, personId });
      if (!request) throw await this.#refusal(manager, id, personId);
      const handler = this.#handlers.get(request.kind);
      if (!handler) throw new Error(`no handler registered for approvals of kind ${request.kind}`);
      await (decision.state === 'approved' ? handler.approve(manager, request) : handler.reject(manager, request));
      const change = { resource, recordId: id, action: 'modified' as const, before: { state: 'waiting' } };
      await reportChange({ manager, outbox: this.outbox }, { ...change, after: decision }, author);
      return { request, handler };
    });
    if (decision.state === 'approved') await handler.afterApproval?.(request);
  }

  async #refusal(manager: EntityManager, id: string, personId: string): Promise<Problem> {
    const [request] = await manager.query<{ requestedBy: string }[]>(requesterSql, [id]);
    if (!request) return notFound(messages.requestNotFound);
    if (request.requestedBy === personId) return new Problem(403, 'own-request', messages.ownRequest);
    return new Problem(409, 'already-decided', messages.alreadyDecided);
  }
}
