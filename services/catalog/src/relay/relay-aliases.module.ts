import { Module } from '@nestjs/common';
import { RelayAliases } from './relay-aliases.ts';

/** Addresses that take answers to mails. */
@Module({ providers: [RelayAliases], exports: [RelayAliases] })
export class RelayAliasesModule {}
