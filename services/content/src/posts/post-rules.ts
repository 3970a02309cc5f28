import { Injectable } from '@nestjs/common';
import { postResource } from '@porchlight/contracts/content';
import type { MessageReference } from '@porchlight/messages';
import { Outbox, Problem, type Author, type ResourceRules } from '@porchlight/service-kit';
import { In, IsNull, type EntityManager } from 'typeorm';
import { moveAddress } from '../content-life/move-address.ts';
import { completePublication } from '../content-life/publication.ts';
import { requirePicture } from '../pictures/require-picture.ts';
import { readingMinutes, sanitizeTranslated } from '../rich-text/rich-text.ts';
import { storableRichText } from '../rich-text/storable-rich-text.ts';
import { messages } from './messages.ts';
import { Post, PostCategory } from './post.entity.ts';

/**
 * Sanitizes the body of a post when it is saved and when it is shown, requires its category, and completes its
 * publication. The former address of a public post redirects to the new one.
 */
@Injectable()
export class PostRules implements ResourceRules<Post> {
  constructor(private readonly outbox: Outbox) {}

  async beforeSave(post: Post, manager: EntityManager, before: Post | undefined, author: Author): Promise<void> {
    if (!(await manager.existsBy(PostCategory, { id: post.category, deletedAt: IsNull() })))
      throw refusal('category', 'category-not-found', messages.categoryNotFound);
    if (!post.province !== !post.place) throw refusal('place', 'half-place', messages.halfPlace);
    await requirePicture(manager, 'cover', post.cover);
    post.body = storableRichText('body', post.body);
    post.readingMinutes = readingMinutes(post.body['en-CA']);
    completePublication(postResource, { record: post, before }, ['headline', 'summary', 'body']);
    if (before)
      await moveAddress(
        before,
        { from: addressOf(before), to: addressOf(post) },
        { manager, author, outbox: this.outbox },
      );
  }

  async present(posts: readonly Post[], manager: EntityManager): Promise<object[]> {
    const categories = await manager.findBy(PostCategory, { id: In(posts.map(({ category }) => category)) });
    const names = new Map(categories.map(({ id, name }) => [id, name]));
    return posts.map(({ category }) => ({ categoryName: names.get(category) }));
  }

  presentOne({ body }: Post): object {
    return { body: sanitizeTranslated(body) };
  }
}

const addressOf = ({ slug }: Post): string => `/guides/${slug}`;
const refusal = (field: string, code: string, message: MessageReference): Problem =>
  new Problem(422, code, message, { errors: { [field]: [message] } });
