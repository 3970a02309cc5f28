import { Module } from '@nestjs/common';
import { StaffTotpModule } from '../totp/staff-totp.module.ts';
import { MyUserController } from './my-user.controller.ts';
import { PeopleService } from './people.service.ts';

/** People and companies. */
@Module({
  imports: [StaffTotpModule],
  controllers: [MyUserController],
  providers: [PeopleService],
  exports: [PeopleService],
})
export class PeopleModule {}
