import { Module } from '@nestjs/common';
import { BlockedIdentifiers } from './blocked-identifiers.ts';

/** Addresses and telephone numbers that are refused at registration. */
@Module({ providers: [BlockedIdentifiers], exports: [BlockedIdentifiers] })
export class BlockedIdentifiersModule {}
