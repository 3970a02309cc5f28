import { api, useLanguage, usePermission } from '@porchlight/client';
import type { AnyResource } from '@porchlight/contracts';
import { pageResource, postResource } from '@porchlight/contracts/content';
import { useEffect, useState } from 'react';
import { callsOf } from '../resource-calls.ts';
import { textOf, type AnyRecord } from '../resource-screens.ts';

const debounceMs = 200;
const minLength = 2;
/** Maximum number of results of each kind. */
const perKind = 5;

/** What a text can link to. */
export interface LinkTarget {
  readonly kind: 'page' | 'post' | 'city';
  readonly title: string;
  /** Path of the site, without a language. */
  readonly url: string;
  readonly isPublic: boolean;
}

/** Returns the text as it was typed before the last pause. */
function useTyped(text: string): string {
  const [typed, setTyped] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setTyped(text), debounceMs);
    return () => clearTimeout(timer);
  }, [text]);
  return typed;
}

/** Finds records of a resource that the user may see. */
function useRecords(resource: AnyResource, search: string | undefined): readonly AnyRecord[] {
  const mayView = usePermission(resource.permissions.view);
  const { currentData } = callsOf(resource).list.useQuery(
    { query: { search: search ?? '', perPage: perKind } },
    { skip: search === undefined || !mayView },
  );
  return (currentData?.records ?? []) as unknown as readonly AnyRecord[];
}

/** Finds pages, posts and cities by a part of their title; none for an address. */
export function useLinkTargets(text: string): readonly LinkTarget[] {
  const lang = useLanguage();
  const typed = useTyped(text.trim());
  const search = typed.length < minLength || /^\/|:/.test(typed) ? undefined : typed;
  const [pages, posts] = [useRecords(pageResource, search), useRecords(postResource, search)];
  const { currentData } = api.useAutocompleteListingsQuery(
    { query: { q: search ?? '', lang } },
    { skip: search === undefined },
  );
  const targetOf = (kind: 'page' | 'post', folder: string) => (record: AnyRecord) => ({
    kind,
    title: textOf(record['headline'], lang),
    url: `${folder}/${String(record['slug'])}`,
    isPublic: record['state'] === 'published' || record['state'] === 'changed',
  });
  const cities = (search === undefined ? [] : (currentData?.suggestions ?? [])).slice(0, perKind);
  return [
    ...pages.map(targetOf('page', '')),
    ...posts.map(targetOf('post', '/guides')),
    ...cities.map(({ name, url }) => ({ kind: 'city', title: name, url, isPublic: true }) as const),
  ];
}
