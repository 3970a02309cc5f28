import { useDebouncedValue } from '@mantine/hooks';
import type { CreditCompany } from '@porchlight/contracts/commerce';
import { approvalsCalls } from './approvals-calls.ts';

const minLength = 2;
const debounceMs = 200;
const none: readonly CreditCompany[] = [];

/** Finds companies whose names begin with a text of at least two characters. */
export function useCompanySearch(text: string, isTyping: boolean) {
  const typed = text.trim();
  const [search] = useDebouncedValue(typed, debounceMs);
  const isAsked = isTyping && search.length >= minLength && search === typed;
  const { currentData, isError } = approvalsCalls.useFindCreditCompaniesQuery(
    { query: { search } },
    { skip: !isAsked },
  );
  return {
    companies: isAsked ? (currentData?.companies ?? none) : none,
    isNothing: isAsked && currentData?.companies.length === 0,
    isFailed: isAsked && isError,
  };
}
