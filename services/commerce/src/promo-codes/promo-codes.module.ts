import { Module } from '@nestjs/common';
import { PromoCodes } from './promo-codes.ts';

/** Promo codes and their uses. */
@Module({ providers: [PromoCodes], exports: [PromoCodes] })
export class PromoCodesModule {}
