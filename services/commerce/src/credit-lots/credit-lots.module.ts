import { Module } from '@nestjs/common';
import { CreditExpiry } from './credit-expiry.ts';
import { CreditExpiryRun } from './credit-expiry-run.ts';

/** Promotional credits, which expire. */
@Module({ providers: [CreditExpiry, CreditExpiryRun] })
export class CreditLotsModule {}
