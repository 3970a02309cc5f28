import { useDebouncedValue } from '@mantine/hooks';
import type { LinkablePage } from '@porchlight/contracts/content';
import { menusCalls } from '../menus-calls.ts';

const debounceMs = 200;
const none: readonly LinkablePage[] = [];

/** Finds pages by a part of their title or address; the first pages without one. */
export function usePageSearch(text: string, isTyping: boolean) {
  const typed = text.trim();
  const [search] = useDebouncedValue(typed, debounceMs);
  const { currentData, isError } = menusCalls.useFindMenuPagesQuery(
    { query: search ? { search } : {} },
    { skip: !isTyping },
  );
  return { pages: currentData?.pages ?? none, isNothing: currentData?.pages.length === 0, isFailed: isError };
}
