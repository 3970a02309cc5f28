import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { staffNotesControllers } from './staff-notes.controller.ts';
import { StaffNotes } from './staff-notes.ts';

/** Notes of staff about users, companies and listings. */
@Module({ imports: [AuditModule], controllers: staffNotesControllers, providers: [StaffNotes] })
export class StaffNotesModule {}
