import { Module } from '@nestjs/common';
import { Audit } from './audit.ts';

/** What happened, by whom. */
@Module({ providers: [Audit], exports: [Audit] })
export class AuditModule {}
