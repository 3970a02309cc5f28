import { Module } from '@nestjs/common';
import { AuditChain } from './audit-chain.ts';
import { Audit } from './audit.ts';
import { Denials } from './denials.ts';
import { LeadExports } from './lead-exports.ts';
import { RecordChanges } from './record-changes.ts';

/** Audit log. */
@Module({ providers: [Audit, AuditChain, Denials, LeadExports, RecordChanges], exports: [Audit] })
export class AuditModule {}
