import { Module } from '@nestjs/common';
import { StaffTotp } from './staff-totp.ts';

/** Whether staff must have a second step. */
@Module({ providers: [StaffTotp], exports: [StaffTotp] })
export class StaffTotpModule {}
