import { useMessages } from '@porchlight/client';
import { provinceMessages } from './messages/catalog.ts';
import type { en } from './messages/provinces-en.ts';

/** Returns a function from the code of a province or state to its name. */
export function useProvinceName(): (code: string) => string {
  const t = useMessages(provinceMessages);
  return (code) => t(code as keyof typeof en);
}
