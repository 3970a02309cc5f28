import { Module } from '@nestjs/common';
import { HourlyLimit } from './hourly-limit.ts';

/** Hourly limits. */
@Module({ providers: [HourlyLimit], exports: [HourlyLimit] })
export class LimitsModule {}
