import { Injectable } from '@nestjs/common';
import type { MessageReference } from '@porchlight/messages';
import { Problem, type ResourceRules } from '@porchlight/service-kit';
import { IsNull, Not, type EntityManager, type FindOptionsWhere } from 'typeorm';
import { addressInUse, messages } from './messages.ts';
import { isLivePath } from './live-paths.ts';
import { pathOf, sourceOf, targetOf } from './redirect-addresses.ts';
import { leadOn, lockRedirects } from './redirect-writes.ts';
import { Redirect } from './redirect.entity.ts';

/** Requires addresses that can redirect, and makes each redirect one step: chains are shortened, loops refused. */
@Injectable()
export class RedirectRules implements ResourceRules<Redirect> {
  async beforeSave(redirect: Redirect, manager: EntityManager, before: Redirect | undefined): Promise<void> {
    const from = sourceOf(redirect.fromAddress);
    if (!from) throw refusal('fromAddress', 'redirect-source', messages.source);
    const to = targetOf(redirect.toAddress);
    if (!to) throw refusal('toAddress', 'redirect-target', messages.target);
    await lockRedirects(manager);
    const others = { deletedAt: IsNull(), ...(before && { id: Not(before.id) }) };
    await requireFree(from, others, manager);
    const end = await endOf(to, others, manager);
    if (pathOf(end) === from) throw refusal('toAddress', 'redirect-loop', messages.loop);
    await leadOn({ id: before?.id, from, to: end }, manager);
    Object.assign(redirect, { fromAddress: from, toAddress: end, origin: before?.origin ?? 'staff' });
  }
}

type Others = FindOptionsWhere<Redirect>;
async function requireFree(from: string, others: Others, manager: EntityManager): Promise<void> {
  if (await isLivePath(from, manager)) throw refusal('fromAddress', 'address-in-use', addressInUse(from), 409);
  if (await manager.existsBy(Redirect, { ...others, fromAddress: from }))
    throw refusal('fromAddress', 'exists', messages.exists, 409);
}

/** Returns where a redirect to an address ends: at the target of another one, unless a page comes before that one. */
async function endOf(to: string, others: Others, manager: EntityManager): Promise<string> {
  const next = await manager.findOneBy(Redirect, { ...others, fromAddress: pathOf(to) });
  return next && !(await isLivePath(next.fromAddress, manager)) ? next.toAddress : to;
}

const refusal = (field: string, code: string, message: MessageReference, status = 422): Problem =>
  new Problem(status, code, message, { errors: { [field]: [message] } });
