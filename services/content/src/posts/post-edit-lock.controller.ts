import { Controller } from '@nestjs/common';
import type { Caller, Done, InputOf } from '@porchlight/contracts';
import {
  postResource,
  releasePostLock,
  renewPostLock,
  takeOverPostLock,
  type EditLock,
} from '@porchlight/contracts/content';
import { CallerOf, Handle, Input, requireUser } from '@porchlight/service-kit';
import { EditLocks } from '../content-life/edit-locks.ts';
import { Post } from './post.entity.ts';

const posts = { resource: postResource, entity: Post };

/** Edit locks of posts. */
@Controller()
export class PostEditLockController {
  constructor(private readonly locks: EditLocks) {}

  @Handle(renewPostLock)
  renew(@Input() { params }: InputOf<typeof renewPostLock>, @CallerOf() caller: Caller): Promise<EditLock> {
    return this.locks.renew(posts, params.id, requireUser(caller));
  }

  @Handle(takeOverPostLock)
  takeOver(@Input() { params, body }: InputOf<typeof takeOverPostLock>, @CallerOf() caller: Caller): Promise<EditLock> {
    return this.locks.takeOver(posts, params.id, { caller: requireUser(caller), from: body.from });
  }

  @Handle(releasePostLock)
  async release(@Input() { params }: InputOf<typeof releasePostLock>, @CallerOf() caller: Caller): Promise<Done> {
    await this.locks.release(posts, params.id, requireUser(caller));
    return {};
  }
}
