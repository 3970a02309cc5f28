import { useLanguage, useMessages } from '@porchlight/client';
import { fillPath } from '@porchlight/contracts';
import type { AnyRecord } from '@porchlight/resource-kit';
import { peopleMessages } from '../messages/catalog.ts';
import { userCalls } from '../users/user-calls.ts';

interface Use {
  readonly id: string;
  readonly text: string;
  readonly path: string;
}

const textOf = {
  'menu-item': { live: 'useItem', removed: 'useRemovedItem' },
  page: { live: 'usePage', removed: 'useRemovedPage' },
} as const;
const pathOf = { 'menu-item': '/admin/menu-items/:id/edit', page: '/admin/pages/:id/edit' } as const;

/** Returns what uses a permission besides site owners, who have it always; `isKnown` is false without all answers. */
export function useUses(record: AnyRecord): { readonly uses: readonly Use[]; readonly isKnown: boolean } {
  const t = useMessages(peopleMessages);
  const language = useLanguage();
  const { data } = userCalls.listGuardedContent.useQuery();
  const names = record['roleNames'] as readonly string[];
  const given = (record['roles'] as readonly string[])
    .map((id, at) => ({
      id,
      text: t('useRole', { name: names[at] ?? id }),
      path: fillPath('/admin/roles/:id', { id }),
    }))
    .filter(({ id }) => id !== 'site-owner');
  const keys = (record['keyNames'] as readonly string[]).map((name, at) => ({
    id: `key-${at}`,
    text: t('useKey', { name }),
    path: '/admin/api-dashboard',
  }));
  const guarded = (data?.contents ?? [])
    .filter(({ permission }) => permission === record.id)
    .map(({ id, kind, label, isRemoved }) => ({
      id,
      text: t(textOf[kind][isRemoved ? 'removed' : 'live'], { name: label[language] ?? label['en-CA'] }),
      path: fillPath(pathOf[kind], { id }),
    }));
  return { uses: [...given, ...keys, ...guarded], isKnown: data !== undefined };
}

/** What uses a permission, in a list. */
export function MadeUse({ record }: { readonly record: AnyRecord }) {
  const t = useMessages(peopleMessages);
  const { uses, isKnown } = useUses(record);
  if (uses.length > 0) return uses.map(({ text }) => text).join(', ');
  return t(isKnown ? 'unused' : 'usesUnknown');
}
