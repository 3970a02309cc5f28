import { Controller } from '@nestjs/common';
import type { InputOf } from '@porchlight/contracts';
import { findStaffListings, type FoundListings } from '@porchlight/contracts/catalog';
import { Handle, Input } from '@porchlight/service-kit';
import { StaffListings } from './staff-listings.ts';

/** Search of the listings of all landlords, for staff. */
@Controller()
export class StaffListingsController {
  constructor(private readonly listings: StaffListings) {}

  @Handle(findStaffListings)
  find(@Input() { query }: InputOf<typeof findStaffListings>): Promise<FoundListings> {
    return this.listings.find(query.search);
  }
}
