import { Module } from '@nestjs/common';
import { LandlordsModule } from '../landlords/landlords.module.ts';
import { TransactionsController } from './transactions.controller.ts';
import { TransactionsService } from './transactions.service.ts';

/** Credits and payments in one list, and as a file. */
@Module({ imports: [LandlordsModule], controllers: [TransactionsController], providers: [TransactionsService] })
export class TransactionsModule {}
