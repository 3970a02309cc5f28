import { Module } from '@nestjs/common';
import { RestrictedIdentifiers } from './restricted-identifiers.ts';

/** Addresses and telephone numbers that registration knows from restricted accounts. */
@Module({ providers: [RestrictedIdentifiers], exports: [RestrictedIdentifiers] })
export class RestrictedIdentifiersModule {}
