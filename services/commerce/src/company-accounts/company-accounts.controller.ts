import { Controller } from '@nestjs/common';
import type { InputOf } from '@porchlight/contracts';
import {
  getCompanyAccount,
  listCompanyOrders,
  type CompanyAccount,
  type StaffOrdersPage,
} from '@porchlight/contracts/commerce';
import { Handle, Input } from '@porchlight/service-kit';
import { StaffOrders } from '../staff-orders/staff-orders.ts';
import { WalletService } from '../wallet/wallet.service.ts';
import { CompanyTotals } from './company-totals.ts';

/** Endpoints of support for the money of one company. */
@Controller()
export class CompanyAccountsController {
  constructor(
    private readonly wallets: WalletService,
    private readonly totals: CompanyTotals,
    private readonly orders: StaffOrders,
  ) {}

  @Handle(getCompanyAccount)
  async get(@Input() { params: { companyId } }: InputOf<typeof getCompanyAccount>): Promise<CompanyAccount> {
    const [wallet, totals] = await Promise.all([
      this.wallets.walletOfCompany(companyId),
      this.totals.totals(companyId),
    ]);
    return { wallet, totals };
  }

  @Handle(listCompanyOrders)
  list(@Input() { params, query: { page } }: InputOf<typeof listCompanyOrders>): Promise<StaffOrdersPage> {
    return this.orders.list({ search: params.companyId, ...(page === undefined ? {} : { page }) });
  }
}
