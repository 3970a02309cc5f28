import { useMessages, type ApiError } from '@porchlight/client';
import { Link, useSearchParams } from '@porchlight/client/router';
import { ErrorState, FilterBar, ListCard, RowsSkeleton } from '@porchlight/console-ui';
import { pageFromQuery } from '@porchlight/contracts';
import { conversationLists, conversationSearchLength, type ConversationList } from '@porchlight/contracts/content';
import { conversationCalls } from '../../shared/conversation-calls.ts';
import { conversationMessages } from '../../shared/conversations/messages/catalog.ts';
import { conversationsPath } from '../../shared/support-paths.ts';
import { useRefetchOnFocus } from '../../shared/use-refetch-on-focus.ts';
import { ConversationRows } from './conversation-rows.tsx';
import { listMessages } from './messages/catalog.ts';

/** Returns the query of a list with a search. */
const queryOf = (list: ConversationList, search: string) =>
  new URLSearchParams([...(list === 'open' ? [] : [['list', list]]), ...(search === '' ? [] : [['search', search]])]);
const addressOf = (list: ConversationList, search: string) => {
  const query = queryOf(list, search).toString();
  return query ? `${conversationsPath}?${query}` : conversationsPath;
};

/** Returns what the address says: the list, the search, the page, and whether the search is too short. */
function useAddress() {
  const [query, setQuery] = useSearchParams();
  const list = conversationLists.find((one) => one === query.get('list')) ?? 'open';
  const search = (query.get('search') ?? '').trim().slice(0, conversationSearchLength.max);
  const isShort = search !== '' && search.length < conversationSearchLength.min;
  const page = pageFromQuery(query);
  return {
    ...{ list, search, isShort },
    request: { list, ...(search && !isShort ? { search } : {}), ...(page ? { page } : {}) },
    find: (text: string) => setQuery(queryOf(list, text)),
  };
}

/** List of conversations; which one, its search and its page are in the address. */
export function ConversationQueue() {
  const t = useMessages(listMessages);
  const tState = useMessages(conversationMessages);
  const { list, search, isShort, request, find } = useAddress();
  const { currentData, error, isFetching, refetch } = conversationCalls.useListConversationsQuery(
    { query: request },
    { refetchOnMountOrArgChange: true },
  );
  useRefetchOnFocus(refetch);
  const views = conversationLists.map((key) => ({
    key,
    label: tState(`list.${key}`),
    to: addressOf(key, search),
    isCurrent: key === list,
  }));
  return (
    <ListCard views={views} viewsLabel={t('lists')} link={Link}>
      <FilterBar
        search={search}
        onSearch={find}
        onClear={search ? () => find('') : undefined}
        texts={{ search: t('search'), columns: t('columns'), clear: t('clear') }}
      />
      {isShort && <p role="status">{t('shortSearch')}</p>}
      {error && (
        <ErrorState
          title={t('failed')}
          message={(error as ApiError).message}
          retryText={t('tryAgain')}
          onRetry={() => void refetch()}
        />
      )}
      {!currentData && !error && <RowsSkeleton label={t('loading')} />}
      {currentData && !error && (
        <ConversationRows
          key={`${list} ${search}`}
          page={currentData}
          list={list}
          isSearched={search !== ''}
          isStale={isFetching}
        />
      )}
    </ListCard>
  );
}
