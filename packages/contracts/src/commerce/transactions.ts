import { IsIn, IsInt, IsISO8601, IsOptional, IsString, IsUUID, Matches, Min } from 'class-validator';
import { IsListingId, type ListingId } from '../kernel/input/fields.ts';
import { ListOf, Nested } from '../kernel/input/nested.ts';
import { access } from '../kernel/routes/access.ts';
import { Pagination } from '../kernel/routes/pagination.ts';
import { route } from '../kernel/routes/route.ts';
import { currencies, type Currency } from '../kernel/vocabularies.ts';
import { creditMovements, CreditTransaction, type CreditMovement } from './wallet.ts';

/** Receipt of a payment, or credit note of a refund. */
export class OrderReceipt {
  @IsUUID() id!: string;
  @IsString() number!: string;
}
/** Ways in which money moves; refunds and disputes return it. */
const moneyMovements = ['payment', 'refund', 'dispute'] as const;
type MoneyMovement = (typeof moneyMovements)[number];
/** States of an order that was paid, of a refund (`pending`, `succeeded`) and of a dispute (`open`, `lost`). */
const moneyStates = [
  'paid',
  'fulfilled',
  'part_refunded',
  'refunded',
  'disputed',
  'lost',
  'pending',
  'succeeded',
  'open',
] as const;
type MoneyState = (typeof moneyStates)[number];
/** An order that was paid, or money of it that was returned. */
export class MoneyTransaction {
  @IsString() id!: string;
  @IsIn(moneyMovements) kind!: MoneyMovement;
  /** When it was paid, sent to the card, or disputed. */
  @IsISO8601() at!: string;
  /** Number of the order. */
  @IsString() orderNumber!: string;
  /** Bundle or membership, in the language of the order. */
  @IsString() description!: string;
  @IsIn(moneyStates) state!: MoneyState;
  /** Integer cents of `currency`, taxes included; negative when the money is returned. */
  @IsInt() totalCents!: number;
  /** Absent without a receipt or credit note that states it. */
  @IsOptional() @IsInt() taxCents?: number;
  @IsIn(currencies) currency!: Currency;
  @IsOptional() @Nested(() => OrderReceipt) receipt?: OrderReceipt;
}
/** A movement of credits or of money: one of the two fields is present. */
export class WalletTransaction {
  @IsOptional() @Nested(() => CreditTransaction) credits?: CreditTransaction;
  @IsOptional() @Nested(() => MoneyTransaction) money?: MoneyTransaction;
}
const isDay = /^20\d{2}-\d{2}-\d{2}$/;
/** Days are business days in Toronto, both included. */
export class MoneyTransactionFilter {
  @IsOptional() @Matches(isDay) @IsISO8601({ strict: true }) from?: string;
  @IsOptional() @Matches(isDay) @IsISO8601({ strict: true }) to?: string;
}
export class TransactionFilter extends MoneyTransactionFilter {
  /** Only credits spent on this listing. */
  @IsOptional() @IsListingId() listingId?: ListingId;
  /** Only credits that moved for this reason. */
  @IsOptional() @IsIn(creditMovements) kind?: CreditMovement;
}
export class TransactionsQuery extends TransactionFilter {
  @IsOptional() @IsInt() @Min(1) page?: number;
}
export class CreditTransactionsPage {
  @ListOf(() => CreditTransaction) transactions!: CreditTransaction[];
  @Nested(() => Pagination) pagination!: Pagination;
}
export class WalletTransactionsPage {
  @ListOf(() => WalletTransaction) transactions!: WalletTransaction[];
  @Nested(() => Pagination) pagination!: Pagination;
}
export class MoneyTransactionsQuery extends MoneyTransactionFilter {
  @IsOptional() @IsInt() @Min(1) page?: number;
}
export class MoneyTransactionsPage {
  @ListOf(() => MoneyTransaction) transactions!: MoneyTransaction[];
  @Nested(() => Pagination) pagination!: Pagination;
}
/** Lists of transactions; `all` has both others. */
export const transactionLists = ['all', 'credits', 'money'] as const;
export type TransactionList = (typeof transactionLists)[number];
export class TransactionsFileQuery extends TransactionFilter {
  /** Absent: all. */
  @IsOptional() @IsIn(transactionLists) list?: TransactionList;
}
/** The response is a CSV file, not JSON. */
export class TransactionsFile {}

const ownWallet = access.role('landlord', 'viewWallet');

export const listCreditTransactions = route({
  service: 'commerce',
  method: 'GET',
  path: '/elandlord/transactions/credits',
  access: ownWallet,
  query: TransactionsQuery,
  response: CreditTransactionsPage,
  summary: "List the credit transactions of the caller's company, newest first, 25 a page",
});
export const listMoneyTransactions = route({
  service: 'commerce',
  method: 'GET',
  path: '/elandlord/transactions/money',
  access: ownWallet,
  query: MoneyTransactionsQuery,
  response: MoneyTransactionsPage,
  summary: "List the payments of the caller's company and what was returned of them, newest first, 25 a page",
});
export const listTransactions = route({
  service: 'commerce',
  method: 'GET',
  path: '/elandlord/transactions',
  access: ownWallet,
  query: TransactionsQuery,
  response: WalletTransactionsPage,
  summary: "List the credits, payments and refunds of the caller's company, newest first, 25 a page",
});
export const exportTransactions = route({
  service: 'commerce',
  method: 'GET',
  path: '/elandlord/transactions/export',
  access: ownWallet,
  lane: 'export',
  query: TransactionsFileQuery,
  response: TransactionsFile,
  errors: ['too-many-rows'],
  summary: "Get the credits, payments and refunds of the caller's company as CSV, at most 10,000",
});
