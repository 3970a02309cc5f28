import type { PersonalTable } from '@porchlight/service-kit';

/** Personal data of commerce: none yet. Entitlements and wallets belong to companies. */
export const dataMap: readonly PersonalTable[] = [];
