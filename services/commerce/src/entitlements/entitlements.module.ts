import { Module } from '@nestjs/common';
import { CopiesWatch } from './copies-watch.ts';
import { HoldConsumer } from './hold-consumer.ts';
import { OfferConsumer } from './offer-consumer.ts';

/** Entitlements of listings, of which catalog holds copies. */
@Module({ providers: [CopiesWatch, HoldConsumer, OfferConsumer] })
export class EntitlementsModule {}
