import { Module } from '@nestjs/common';
import { LedgerWatch } from './ledger-watch.ts';

/** Double-entry ledger of credits. */
@Module({ providers: [LedgerWatch] })
export class LedgerModule {}
