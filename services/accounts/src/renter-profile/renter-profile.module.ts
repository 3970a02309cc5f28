import { Module } from '@nestjs/common';
import { RenterProfileController } from './renter-profile.controller.ts';
import { RenterProfileService } from './renter-profile.service.ts';

/** Profile of the renter. */
@Module({ controllers: [RenterProfileController], providers: [RenterProfileService], exports: [RenterProfileService] })
export class RenterProfileModule {}
