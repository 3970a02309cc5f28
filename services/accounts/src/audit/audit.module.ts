import { Module } from '@nestjs/common';
import { AuditChain } from './audit-chain.ts';
import { Audit } from './audit.ts';

/** What happened, by whom. */
@Module({ providers: [Audit, AuditChain], exports: [Audit] })
export class AuditModule {}
