import { Module } from '@nestjs/common';
import { AuditChain } from './audit-chain.ts';
import { Audit } from './audit.ts';
import { Denials } from './denials.ts';

/** What happened, by whom. */
@Module({ providers: [Audit, AuditChain, Denials], exports: [Audit] })
export class AuditModule {}
