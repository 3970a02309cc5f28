import { Module } from '@nestjs/common';
import { MarketDaysController } from './market-days.controller.ts';
import { MarketDaysRun } from './market-days-run.ts';

/** Daily totals of the market: published listings, their views, and inquiries. */
@Module({ controllers: [MarketDaysController], providers: [MarketDaysRun] })
export class MarketDaysModule {}
