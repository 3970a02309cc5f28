import { Module } from '@nestjs/common';
import { ActivityController } from './activity.controller.ts';
import { ActivityLog } from './activity-log.ts';
import { VisitorHashes } from './visitor-keys.ts';

/** Counts views and impressions of listings and stores the viewed list of renters. */
@Module({ controllers: [ActivityController], providers: [ActivityLog, VisitorHashes] })
export class ActivityModule {}
