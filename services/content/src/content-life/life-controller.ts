import { Controller, type Type } from '@nestjs/common';
import type { Caller, Done, InputOf } from '@porchlight/contracts';
import type {
  CreatePreview,
  DraftResponse,
  DraftRoutes,
  EditLock,
  EditLockRoutes,
  PreviewLink,
} from '@porchlight/contracts/content';
import { CallerOf, Handle, Input, requireUser } from '@porchlight/service-kit';
import { Drafts, type DraftEntity, type DraftedResource } from './drafts.ts';
import { EditLocks } from './edit-locks.ts';
import { Previews } from './previews.ts';

/** Calls of the form of a record. */
interface LifeRoutes {
  readonly saveDraft: DraftRoutes['save'];
  readonly discardDraft: DraftRoutes['discard'];
  readonly createPreview: CreatePreview;
  readonly renewLock: EditLockRoutes['renew'];
  readonly takeOverLock: EditLockRoutes['takeOver'];
  readonly releaseLock: EditLockRoutes['release'];
}

/** Returns the controller of the drafts, the preview links and the edit locks of a resource. */
export function lifeController<E extends DraftEntity>(of: DraftedResource<E>, routes: LifeRoutes): Type<object> {
  const { saveDraft, discardDraft, createPreview, renewLock, takeOverLock, releaseLock } = routes;

  @Controller()
  class LifeController {
    constructor(
      private readonly drafts: Drafts,
      private readonly locks: EditLocks,
      private readonly previews: Previews,
    ) {}

    @Handle(saveDraft)
    save(@Input() { params, body }: InputOf<typeof saveDraft>): Promise<DraftResponse> {
      return this.drafts.save(of, { ...params, ...body });
    }

    @Handle(discardDraft)
    discard(@Input() { params, body }: InputOf<typeof discardDraft>): Promise<DraftResponse> {
      return this.drafts.discard(of, { ...params, ...body });
    }

    @Handle(createPreview)
    preview(@Input() { params }: InputOf<typeof createPreview>): Promise<PreviewLink> {
      return this.previews.create(of, params.id);
    }

    @Handle(renewLock)
    renew(@Input() { params }: InputOf<typeof renewLock>, @CallerOf() caller: Caller): Promise<EditLock> {
      return this.locks.renew(of, params.id, requireUser(caller));
    }

    @Handle(takeOverLock)
    takeOver(@Input() { params, body }: InputOf<typeof takeOverLock>, @CallerOf() caller: Caller): Promise<EditLock> {
      return this.locks.takeOver(of, params.id, { caller: requireUser(caller), from: body.from });
    }

    @Handle(releaseLock)
    async release(@Input() { params }: InputOf<typeof releaseLock>, @CallerOf() caller: Caller): Promise<Done> {
      await this.locks.release(of, params.id, requireUser(caller));
      return {};
    }
  }
  return LifeController;
}
