import { Module } from '@nestjs/common';
import { creditBundleResource } from '@porchlight/contracts/commerce';
import { resourceModule } from '@porchlight/service-kit';
import { CreditBundleRules } from './credit-bundle-rules.ts';
import { CreditBundlesController } from './credit-bundles.controller.ts';
import { CreditBundlesService } from './credit-bundles.service.ts';
import { EditableCreditBundle } from './editable-credit-bundle.entity.ts';

/** Credit bundles for sale. */
@Module({
  imports: [resourceModule(creditBundleResource, EditableCreditBundle, CreditBundleRules)],
  controllers: [CreditBundlesController],
  providers: [CreditBundlesService],
})
export class CreditBundlesModule {}
