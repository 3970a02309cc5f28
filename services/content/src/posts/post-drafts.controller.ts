import { Controller } from '@nestjs/common';
import type { InputOf } from '@porchlight/contracts';
import { discardPostDraft, postResource, savePostDraft, type DraftResponse } from '@porchlight/contracts/content';
import { Handle, Input } from '@porchlight/service-kit';
import { Drafts } from '../content-life/drafts.ts';
import { Post } from './post.entity.ts';

const posts = { resource: postResource, entity: Post };

/** Drafts of posts. */
@Controller()
export class PostDraftsController {
  constructor(private readonly drafts: Drafts) {}

  @Handle(savePostDraft)
  save(@Input() { params, body }: InputOf<typeof savePostDraft>): Promise<DraftResponse> {
    return this.drafts.save(posts, { ...params, ...body });
  }

  @Handle(discardPostDraft)
  discard(@Input() { params, body }: InputOf<typeof discardPostDraft>): Promise<DraftResponse> {
    return this.drafts.discard(posts, { ...params, ...body });
  }
}
