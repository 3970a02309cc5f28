import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { AuthorRightsModule } from '../roles/author-rights.module.ts';
import { ApiKeysController } from './api-keys.controller.ts';
import { ApiKeysService } from './api-keys.service.ts';
import { ApiUseService } from './api-use.service.ts';

/** API keys of staff, and their use. */
@Module({
  imports: [AuthorRightsModule, AuditModule],
  controllers: [ApiKeysController],
  providers: [ApiKeysService, ApiUseService],
  exports: [ApiUseService],
})
export class ApiKeysModule {}
