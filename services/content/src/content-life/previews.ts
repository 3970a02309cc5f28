import { Injectable } from '@nestjs/common';
import { previewMinutes, type PreviewLink } from '@porchlight/contracts/content';
import { notFound, SignedLinks } from '@porchlight/service-kit';
import { DataSource, IsNull, type FindOptionsWhere } from 'typeorm';
import type { DraftEntity, DraftedResource } from './drafts.ts';
import { messages } from './messages.ts';

/** A record as it is shown by a preview link, with the expiry of the link. */
interface Previewed<E> {
  readonly record: E;
  readonly expiresAt: string;
}

/**
 * Previews of records, by signed links that only staff open.
 * (docs/rules/content.md#content-43-a-preview-is-for-staff-for-15-minutes)
 */
@Injectable()
export class Previews {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: SignedLinks,
  ) {}

  async create<E extends DraftEntity>(of: DraftedResource<E>, id: string): Promise<PreviewLink> {
    if (!(await this.#find(of, id))) throw notFound();
    const { text, expiresAt } = this.links.sign('preview', `${of.resource.label} ${id}`, previewMinutes * 60);
    return { token: text, expiresAt: expiresAt.toISOString() };
  }

  /** Returns a record, by a link that is genuine, has not ended and was signed for one of this resource. Throws 404. */
  async read<E extends DraftEntity>(of: DraftedResource<E>, token: string): Promise<Previewed<E>> {
    const verified = this.links.read('preview', token);
    const { label } = of.resource;
    if (verified.state !== 'valid' || !verified.link.subject.startsWith(`${label} `)) throw previewNotFound();
    const record = await this.#find(of, verified.link.subject.slice(label.length + 1));
    if (!record) throw previewNotFound();
    return { record, expiresAt: verified.link.expiresAt.toISOString() };
  }

  #find<E extends DraftEntity>({ entity }: DraftedResource<E>, id: string): Promise<E | null> {
    const stored = { id, deletedAt: IsNull() } as unknown as FindOptionsWhere<E>;
    return this.dataSource.manager.findOneBy(entity, stored);
  }
}

const previewNotFound = () => notFound(messages.previewNotFound, 'preview-not-found');
