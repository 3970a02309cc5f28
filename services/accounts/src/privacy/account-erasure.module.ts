import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { AccountErasure } from './account-erasure.ts';

/** Erasure of accounts. */
@Module({ imports: [AuditModule], providers: [AccountErasure], exports: [AccountErasure] })
export class AccountErasureModule {}
