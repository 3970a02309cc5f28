import { Module } from '@nestjs/common';
import { ApiKeysModule } from '../api-keys/api-keys.module.ts';
import { ApiDocumentController } from './api-document.controller.ts';
import { ApiReports } from './api-reports.ts';
import { ApiStateController } from './api-state.controller.ts';
import { ApiStateService } from './api-state.service.ts';

/** What gateways report, and the state of the API for staff. */
@Module({
  imports: [ApiKeysModule],
  controllers: [ApiStateController, ApiDocumentController],
  providers: [ApiStateService, ApiReports],
})
export class ApiStateModule {}
