import { Module } from '@nestjs/common';
import { StaffListingsController } from './staff-listings.controller.ts';
import { StaffListings } from './staff-listings.ts';

/** Search of the listings of all landlords, for staff. */
@Module({ controllers: [StaffListingsController], providers: [StaffListings] })
export class StaffListingsModule {}
