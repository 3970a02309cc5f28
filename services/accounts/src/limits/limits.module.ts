import { Module } from '@nestjs/common';
import { Allowance } from './allowance.ts';

/** How much of something may be had in an hour. */
@Module({ providers: [Allowance], exports: [Allowance] })
export class LimitsModule {}
