import { Controller } from '@nestjs/common';
import type { Caller, InputOf } from '@porchlight/contracts';
import {
  getAccountStats,
  getWallet,
  type AccountStatsResponse,
  type WalletResponse,
} from '@porchlight/contracts/commerce';
import { CallerOf, Handle, Input, requireUser } from '@porchlight/service-kit';
import { WalletService } from './wallet.service.ts';

/** Credits of the calling landlord's company. */
@Controller()
export class WalletController {
  constructor(private readonly wallets: WalletService) {}

  @Handle(getWallet)
  async wallet(@Input() _: InputOf<typeof getWallet>, @CallerOf() caller: Caller): Promise<WalletResponse> {
    return { wallet: await this.wallets.wallet(requireUser(caller)) };
  }

  @Handle(getAccountStats)
  async stats(@Input() _: InputOf<typeof getAccountStats>, @CallerOf() caller: Caller): Promise<AccountStatsResponse> {
    return { accountStats: await this.wallets.stats(requireUser(caller)) };
  }
}
