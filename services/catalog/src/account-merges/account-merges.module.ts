import { Module } from '@nestjs/common';
import { CompaniesModule } from '../companies/companies.module.ts';
import { RecommendedModule } from '../recommended/recommended.module.ts';
import { AccountMergesController } from './account-merges.controller.ts';
import { AccountMergesService } from './account-merges.service.ts';
import { MergePreviews } from './merge-previews.ts';

/** Records of accounts that are merged. */
@Module({
  imports: [CompaniesModule, RecommendedModule],
  controllers: [AccountMergesController],
  providers: [AccountMergesService, MergePreviews],
})
export class AccountMergesModule {}
