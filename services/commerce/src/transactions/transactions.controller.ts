import { Controller, type StreamableFile } from '@nestjs/common';
import type { Caller, InputOf } from '@porchlight/contracts';
import {
  exportTransactions,
  listCreditTransactions,
  listMoneyTransactions,
  listTransactions,
  type CreditTransactionsPage,
  type MoneyTransactionsPage,
  type WalletTransactionsPage,
} from '@porchlight/contracts/commerce';
import { csvFile, CallerOf, Handle, Input, requireUser } from '@porchlight/service-kit';
import { LandlordCompanies } from '../landlords/landlord-companies.ts';
import { transactionsFile } from './transactions-file.ts';
import { TransactionsService } from './transactions.service.ts';

/** Credits and payments of the calling landlord's company. */
@Controller()
export class TransactionsController {
  constructor(
    private readonly transactions: TransactionsService,
    private readonly companies: LandlordCompanies,
  ) {}

  @Handle(listTransactions)
  list(
    @Input() { query }: InputOf<typeof listTransactions>,
    @CallerOf() caller: Caller,
  ): Promise<WalletTransactionsPage> {
    return this.transactions.list(requireUser(caller), query);
  }

  @Handle(listCreditTransactions)
  credits(
    @Input() { query }: InputOf<typeof listCreditTransactions>,
    @CallerOf() caller: Caller,
  ): Promise<CreditTransactionsPage> {
    return this.transactions.listCredits(requireUser(caller), query);
  }

  @Handle(listMoneyTransactions)
  money(
    @Input() { query }: InputOf<typeof listMoneyTransactions>,
    @CallerOf() caller: Caller,
  ): Promise<MoneyTransactionsPage> {
    return this.transactions.listMoney(requireUser(caller), query);
  }

  @Handle(exportTransactions)
  async export(
    @Input() { query }: InputOf<typeof exportTransactions>,
    @CallerOf() caller: Caller,
  ): Promise<StreamableFile> {
    const personId = requireUser(caller);
    const { language } = await this.companies.require(personId);
    const file = transactionsFile(await this.transactions.all(personId, query), language);
    return csvFile('transactions.csv', file);
  }
}
