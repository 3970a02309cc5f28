import { Module } from '@nestjs/common';
import { LandlordConsumer } from './landlord-consumer.ts';

/** Landlords and their companies, as accounts reports them. */
@Module({ providers: [LandlordConsumer] })
export class LandlordsModule {}
