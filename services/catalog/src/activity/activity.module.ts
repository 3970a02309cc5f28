import { Module } from '@nestjs/common';
import { ActivityController } from './activity.controller.ts';
import { ActivityLog } from './activity-log.ts';

/** What people look at: counted, and remembered for renters. */
@Module({ controllers: [ActivityController], providers: [ActivityLog] })
export class ActivityModule {}
