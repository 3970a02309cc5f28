import { Module } from '@nestjs/common';
import { CreditBundlesController } from './credit-bundles.controller.ts';
import { CreditBundlesService } from './credit-bundles.service.ts';

/** Credit bundles for sale. */
@Module({ controllers: [CreditBundlesController], providers: [CreditBundlesService] })
export class CreditBundlesModule {}
