import { Module } from '@nestjs/common';
import { Drafts } from './drafts.ts';
import { EditLocks } from './edit-locks.ts';
import { RecordAtAddressController } from './record-at-address.controller.ts';
import { Previews } from './previews.ts';
import { ScheduledPublication } from './scheduled-publication.ts';

/** Drafts, previews, edit locks and scheduled publication of posts and pages. */
@Module({
  controllers: [RecordAtAddressController],
  providers: [Drafts, EditLocks, Previews, ScheduledPublication],
  exports: [Drafts, EditLocks, Previews],
})
export class ContentLifeModule {}
