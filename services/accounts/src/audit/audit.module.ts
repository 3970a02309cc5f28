import { Module } from '@nestjs/common';
import { AuditChain } from './audit-chain.ts';
import { Audit } from './audit.ts';
import { DeniedAccess } from './denied-access.ts';

/** What happened, by whom. */
@Module({ providers: [Audit, AuditChain, DeniedAccess], exports: [Audit] })
export class AuditModule {}
