import { Injectable } from '@nestjs/common';
import { defaultPermalinks, reservedPathSegments } from '@porchlight/contracts';
import type { MessageReference } from '@porchlight/messages';
import { Problem, type ResourceRules } from '@porchlight/service-kit';
import { IsNull, Like, Not, type EntityManager } from 'typeorm';
import { Page } from '../pages/page.entity.ts';
import { Redirect } from '../redirects/redirect.entity.ts';
import { messages } from './messages.ts';
import { FormerPermalink, Permalink } from './permalink.entity.ts';

/** Refuses a segment that something else uses, and keeps the replaced one, so that its addresses redirect. */
@Injectable()
export class PermalinkRules implements ResourceRules<Permalink> {
  async beforeSave({ id, segment }: Permalink, manager: EntityManager, before?: Permalink): Promise<void> {
    if (!before || before.segment === segment) return;
    await manager.query('select from permalink for update'); // two kinds of page never get or leave the same segment
    if (await isReserved(id, segment, manager)) throw taken(messages.segmentReserved(segment));
    if (await manager.existsBy(Page, { slug: segment })) throw taken(messages.segmentTaken(segment));
    if (await isRedirected(id, segment, manager)) throw taken(messages.segmentRedirected(segment));
    await manager.delete(FormerPermalink, { segment });
    await manager.upsert(FormerPermalink, { segment: before.segment, kind: id }, ['segment']);
  }
}

const taken = (message: MessageReference) =>
  new Problem(409, 'segment-taken', message, { errors: { segment: [message] } });
const isDefaultOfAnother = (kind: string, segment: string) =>
  Object.entries(defaultPermalinks).some(([other, taken]) => other !== kind && taken === segment);

/** Segments of the site, and those that another kind of page has or had. */
const isReserved = async (kind: string, segment: string, manager: EntityManager): Promise<boolean> =>
  reservedPathSegments.some((reserved) => reserved === segment) ||
  isDefaultOfAnother(kind, segment) ||
  (await manager.existsBy(Permalink, { segment, id: Not(kind) })) ||
  manager.existsBy(FormerPermalink, { segment, kind: Not(kind) });

/**
 * Whether redirects start below a segment. Those of the kind itself have its default segment, as all stored addresses.
 */
const isRedirected = async (kind: string, segment: string, manager: EntityManager): Promise<boolean> =>
  segment !== (defaultPermalinks as Readonly<Record<string, string>>)[kind] &&
  manager.existsBy(
    Redirect,
    [`/${segment}`, Like(`/${segment}/%`)].map((fromAddress) => ({ fromAddress, deletedAt: IsNull() })),
  );
