import { Controller } from '@nestjs/common';
import type { Caller, Done, InputOf } from '@porchlight/contracts';
import { blockWriter, listBlockedWriters, unblockWriter, type BlockedWriters } from '@porchlight/contracts/catalog';
import { CallerOf, Handle, Input, requireUser } from '@porchlight/service-kit';
import { BlockedWriterList } from './blocked-writers.ts';

/** Endpoints of the renters whom a landlord blocked. */
@Controller()
export class BlockedWritersController {
  constructor(private readonly blocked: BlockedWriterList) {}

  @Handle(blockWriter)
  async block(@Input() { params }: InputOf<typeof blockWriter>, @CallerOf() caller: Caller): Promise<Done> {
    await this.blocked.block(requireUser(caller), params.id);
    return {};
  }

  @Handle(listBlockedWriters)
  async list(@Input() _: InputOf<typeof listBlockedWriters>, @CallerOf() caller: Caller): Promise<BlockedWriters> {
    return { writers: await this.blocked.list(requireUser(caller)) };
  }

  @Handle(unblockWriter)
  async unblock(@Input() { params }: InputOf<typeof unblockWriter>, @CallerOf() caller: Caller): Promise<Done> {
    await this.blocked.unblock(requireUser(caller), params.id);
    return {};
  }
}
