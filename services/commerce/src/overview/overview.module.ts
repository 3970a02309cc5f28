import { Module } from '@nestjs/common';
import { DailyFiguresRun } from './daily-figures-run.ts';
import { DeferredRevenueRun } from './deferred-revenue-run.ts';
import { OverviewController } from './overview.controller.ts';
import { OverviewService } from './overview.service.ts';

/** Figures of each business day, for staff. */
@Module({ controllers: [OverviewController], providers: [DailyFiguresRun, DeferredRevenueRun, OverviewService] })
export class OverviewModule {}
