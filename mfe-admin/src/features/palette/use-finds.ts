import { useDebouncedValue } from '@mantine/hooks';
import { useMessages, usePermission } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { useEffect, useState } from 'react';
import { isLongEnough, type Finder, type Found } from './finder.ts';
import { companies, listings, orders, renters, users } from './finders.ts';
import { paletteMessages } from './messages/catalog.ts';

const debounceMs = 150;

/** Records of one kind that a text finds. */
export interface Finding {
  readonly finder: Finder;
  readonly state: 'loading' | 'failed' | 'found';
  readonly found: readonly Found[];
  readonly retry: () => void;
}

/** Searches the records that the user may read, once typing pauses. */
export function useFinds(text: string): readonly Finding[] {
  const [term] = useDebouncedValue(text, debounceMs);
  const findings = [
    useFind(users, text, term),
    useFind(renters, text, term),
    useFind(listings, text, term),
    useFind(companies, text, term),
    useFind(orders, text, term),
  ];
  return findings.filter((finding) => finding !== undefined);
}

/**
 * Returns what a finder finds for a text; undefined if there is nothing to search. A new term aborts the call for the
 * one before.
 */
function useFind(finder: Finder, text: string, term: string): Finding | undefined {
  const t = useMessages(paletteMessages);
  const dispatch = useDispatch();
  const isPermitted = usePermission(finder.permission);
  const accepts = (one: string) => isPermitted && (finder.accepts ?? isLongEnough)(one);
  const isSearched = accepts(term);
  const [attempt, setAttempt] = useState(1);
  const [result, setResult] = useState<{ text: string; attempt: number; found: readonly Found[] | 'failed' }>();
  useEffect(() => {
    if (!isSearched) return undefined;
    let isCurrent = true;
    const settle = (found: readonly Found[] | 'failed') => {
      if (isCurrent) setResult({ text: term, attempt, found });
    };
    const search = finder.search(term, dispatch, t);
    search.found.then(settle, () => {
      settle('failed');
    });
    return () => {
      isCurrent = false;
      search.abort();
    };
  }, [finder, term, attempt, isSearched, dispatch, t]);
  if (!accepts(text)) return undefined;
  const known = result?.text === text && result.attempt === attempt ? result.found : undefined;
  return {
    finder,
    ...stateOf(known),
    retry: () => {
      setAttempt((last) => last + 1);
    },
  };
}

function stateOf(known: readonly Found[] | 'failed' | undefined): Pick<Finding, 'state' | 'found'> {
  if (known === undefined) return { state: 'loading', found: [] };
  if (known === 'failed') return { state: 'failed', found: [] };
  // Stable: the others keep their order.
  return { state: 'found', found: [...known].sort((a, b) => Number(b.isExact) - Number(a.isExact)) };
}
