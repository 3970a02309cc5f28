import { IsInt, IsOptional, IsUUID, Min } from 'class-validator';
import { IsCount } from '../kernel/input/fields.ts';
import { Nested } from '../kernel/input/nested.ts';
import { access } from '../kernel/routes/access.ts';
import { route } from '../kernel/routes/route.ts';
import { StaffOrdersPage } from './staff-orders.ts';
import { Wallet } from './wallet.ts';

export class CompanyAccountParams {
  @IsUUID() companyId!: string;
}
/** Sums of the movements of a wallet, in whole credits. */
export class WalletTotals {
  /** Bought, less what was refunded or charged back. */
  @IsCount() bought!: number;
  /** Granted as promotional credits. */
  @IsCount() granted!: number;
  @IsCount() used!: number;
  @IsCount() expired!: number;
  /** Held while a dispute is open. */
  @IsCount() held!: number;
}
export class CompanyAccount {
  @Nested(() => Wallet) wallet!: Wallet;
  @Nested(() => WalletTotals) totals!: WalletTotals;
}
export class CompanyOrdersQuery {
  @IsOptional() @IsInt() @Min(1) page?: number;
}

const reads = {
  service: 'commerce',
  method: 'GET',
  access: access.permission('showCompany'),
  params: CompanyAccountParams,
} as const;

/** A company that commerce does not know has no credits and no membership. */
export const getCompanyAccount = route({
  ...reads,
  path: '/support/company-accounts/:companyId',
  response: CompanyAccount,
  summary: 'Get the membership, the credits and the wallet totals of a company, for support',
});
export const listCompanyOrders = route({
  ...reads,
  path: '/support/company-accounts/:companyId/orders',
  query: CompanyOrdersQuery,
  response: StaffOrdersPage,
  summary: 'List the orders of a company with their receipts, newest first, 25 a page',
});
