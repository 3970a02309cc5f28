import { useSearchParams } from '@porchlight/client/router';
import { pageFromQuery } from '@porchlight/contracts';
import { translationStates, type TranslationsQuery } from '@porchlight/contracts/content';

/** A record of the list. */
export interface RecordKey {
  readonly kind: string;
  readonly id: string;
}

/** Returns the query string with some parameters changed; any change of a filter returns to page 1. */
export function withParams(now: URLSearchParams, changes: Readonly<Record<string, string>>): URLSearchParams {
  const next = new URLSearchParams(now);
  next.delete('p');
  next.delete('open');
  for (const [key, value] of Object.entries(changes))
    if (value) next.set(key, value);
    else next.delete(key);
  return next;
}

/** Returns the list and the open record of the address: `?state=outdated&kind=faqs&search=rent&p=2&open=faqs/ID`. */
export function useDeskAddress(kinds: readonly string[]) {
  const [params, setParams] = useSearchParams();
  const page = pageFromQuery(params);
  const kind = kinds.find((one) => one === params.get('kind'));
  const search = params.get('search') ?? '';
  const query: TranslationsQuery & { readonly state: NonNullable<TranslationsQuery['state']> } = {
    state: translationStates.find((one) => one === params.get('state')) ?? 'missing',
    ...(kind ? { kind } : {}),
    ...(search ? { search } : {}),
    ...(page ? { page } : {}),
  };
  const [openKind = '', ...id] = (params.get('open') ?? '').split('/');
  const addressWith = (changes: Readonly<Record<string, string>>) => `?${withParams(params, changes).toString()}`;
  return {
    query,
    open: openKind === '' ? undefined : { kind: openKind, id: id.join('/') },
    isFiltered: kind !== undefined || search !== '',
    set: (key: 'kind' | 'search', value: string) =>
      setParams((now) => withParams(now, { [key]: value }), { replace: key === 'search' }),
    clear: () => setParams((now) => withParams(now, { kind: '', search: '' })),
    addressOfState: (state: string) => addressWith({ state }),
    /** Address of a record, or of the list, on the same page. */
    addressOf: (record?: RecordKey) =>
      addressWith({ p: params.get('p') ?? '', open: record ? `${record.kind}/${record.id}` : '' }),
  };
}
export type DeskAddress = ReturnType<typeof useDeskAddress>;
