import { Module } from '@nestjs/common';
import { RenterProfileController } from './renter-profile.controller.ts';
import { RenterProfileService } from './renter-profile.service.ts';

/** What renters tell of themselves. */
@Module({ controllers: [RenterProfileController], providers: [RenterProfileService] })
export class RenterProfileModule {}
