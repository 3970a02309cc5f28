import type { PersonalTable } from '@porchlight/service-kit';

/** What commerce holds of people, and what becomes of it (reliability 10.3, 10.4): nothing yet. Entitlements and wallets are a company's. */
export const dataMap: readonly PersonalTable[] = [];
