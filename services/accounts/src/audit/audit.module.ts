import { Module } from '@nestjs/common';
import { AuditChain } from './audit-chain.ts';
import { Audit } from './audit.ts';
import { Denials } from './denials.ts';
import { Exports } from './exports.ts';
import { LastEditsController } from './last-edits.controller.ts';
import { RecordChanges } from './record-changes.ts';

/** Audit log. */
@Module({
  controllers: [LastEditsController],
  providers: [Audit, AuditChain, Denials, Exports, RecordChanges],
  exports: [Audit],
})
export class AuditModule {}
