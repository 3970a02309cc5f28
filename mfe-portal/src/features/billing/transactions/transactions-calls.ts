import { api, queryOf } from '@porchlight/client';
import * as commerce from '@porchlight/contracts/commerce';
import { walletTag } from '../../../shared/wallet/wallet-calls.ts';

const ofWallet = { provides: [walletTag] } as const;

/** Calls of the transactions. */
export const transactionsCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listTransactions: queryOf(build, commerce.listTransactions, ofWallet),
    listCreditTransactions: queryOf(build, commerce.listCreditTransactions, ofWallet),
    listMoneyTransactions: queryOf(build, commerce.listMoneyTransactions, ofWallet),
  }),
});
