import { Module } from '@nestjs/common';
import { LandlordReports } from './landlord-reports.ts';

/** Landlords, as commerce needs to know them. */
@Module({ providers: [LandlordReports], exports: [LandlordReports] })
export class LandlordsModule {}
