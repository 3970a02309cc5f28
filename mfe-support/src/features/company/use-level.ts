import { useMessages } from '@porchlight/client';
import { companyMessages } from './messages/catalog.ts';

/** Returns a function that names a verification level (docs/rules/accounts.md, ACCOUNT-4). */
export function useLevel(): (level: number) => string {
  const t = useMessages(companyMessages);
  return (level) => t(`level.${String(level) as '0' | '1' | '2' | '3'}`);
}
