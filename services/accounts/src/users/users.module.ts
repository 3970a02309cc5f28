import { Module } from '@nestjs/common';
import { RightsModule } from '../rights/rights.module.ts';
import { MyUserController } from './my-user.controller.ts';
import { StaffNamesController } from './staff-names.controller.ts';
import { UsersService } from './users.service.ts';

/** Users and companies. */
@Module({
  imports: [RightsModule],
  controllers: [MyUserController, StaffNamesController],
  providers: [UsersService],
  exports: [UsersService],
})
export class UsersModule {}
