import { Module } from '@nestjs/common';
import { creditBundleResource } from '@porchlight/contracts/commerce';
import { resourceModule } from '@porchlight/service-kit';
import { OfferRules } from '../offer-rules.ts';
import { CreditBundlesController } from './credit-bundles.controller.ts';
import { CreditBundlesService } from './credit-bundles.service.ts';
import { EditableCreditBundle } from './editable-credit-bundle.entity.ts';

/** Credit bundles for sale. */
@Module({
  imports: [resourceModule(creditBundleResource, EditableCreditBundle, OfferRules)],
  controllers: [CreditBundlesController],
  providers: [CreditBundlesService],
})
export class CreditBundlesModule {}
