import { Module } from '@nestjs/common';
import { Idempotency } from './idempotency.ts';

/** Work that is done once per idempotency key. */
@Module({ providers: [Idempotency], exports: [Idempotency] })
export class IdempotencyModule {}
