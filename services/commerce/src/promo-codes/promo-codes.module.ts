import { Module } from '@nestjs/common';
import { promoCodeResource } from '@porchlight/contracts/commerce';
import { resourceModule } from '@porchlight/service-kit';
import { EditablePromoCode } from './editable-promo-code.entity.ts';
import { PromoCodeRules } from './promo-code-rules.ts';
import { PromoCodes } from './promo-codes.ts';
import { PromoUsesController } from './promo-uses.controller.ts';

/** Promo codes and their uses. */
@Module({
  imports: [resourceModule(promoCodeResource, EditablePromoCode, PromoCodeRules)],
  controllers: [PromoUsesController],
  providers: [PromoCodes],
  exports: [PromoCodes],
})
export class PromoCodesModule {}
