import { useMessages } from '@porchlight/client';
import type { AnyRecord } from '@porchlight/resource-kit';
import { menusMessages } from './messages/catalog.ts';

/** Returns a function that names a menu by its key; a menu that the shell does not know has its key as name. */
export function useMenuName(): (key: string) => string {
  const t = useMessages(menusMessages);
  const names: Readonly<Record<string, string>> = { Primary: t('primary'), Footer: t('footer') };
  return (key) => names[key] ?? key;
}

/** Menu of an item in a list. */
export function MenuCell({ record }: { readonly record: AnyRecord }) {
  const nameOf = useMenuName();
  return nameOf(String(record['menuName']));
}
