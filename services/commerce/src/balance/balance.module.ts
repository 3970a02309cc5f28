import { Module } from '@nestjs/common';
import { PaymentsModule } from '../payments/payments.module.ts';
import { BalanceComparison } from './balance-comparison.ts';
import { BalanceProvider } from './balance-provider.ts';
import { BalanceWatch } from './balance-watch.ts';

/** Comparison of the provider's balance with the books. */
@Module({ imports: [PaymentsModule], providers: [BalanceComparison, BalanceProvider, BalanceWatch] })
export class BalanceModule {}
