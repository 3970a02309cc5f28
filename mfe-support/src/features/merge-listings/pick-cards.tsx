import { useMessages, type ApiError } from '@porchlight/client';
import { useSearchParams } from '@porchlight/client/router';
import { DataTable, ErrorState, FormSection, RowsSkeleton, type Column } from '@porchlight/console-ui';
import { maxDuplicates, type MergeCandidate, type MergeCandidates } from '@porchlight/contracts/catalog';
import { Button, EmptyState, TextInput } from '@porchlight/ui';
import { useState, type SubmitEvent } from 'react';
import { ListingState } from '../../shared/listing-state/listing-state.tsx';
import { mergedListingParam } from '../../shared/support-paths.ts';
import { Candidate } from './candidate.tsx';
import css from './merge-listings.module.css';
import { mergeListingsCalls } from './merge-calls.ts';
import { mergeListingsMessages } from './messages/catalog.ts';
import { Suggestions } from './suggestions.tsx';

interface Props {
  readonly companyId: string;
  readonly onChosen: (listings: readonly MergeCandidate[]) => void;
}

/** Groups of listings that may be one home, and all listings of the company to choose from. */
export function PickCards({ companyId, onChosen }: Props) {
  const t = useMessages(mergeListingsMessages);
  const [search, setSearch] = useState('');
  const query = search === '' ? {} : { search };
  const { currentData, data, error, isFetching, refetch } = mergeListingsCalls.useListMergeCandidatesQuery({
    params: { companyId },
    query,
  });
  const given = useGivenListing(companyId);
  if (error)
    return (
      <ErrorState
        title={t('failed')}
        message={(error as ApiError).message}
        retryText={t('tryAgain')}
        onRetry={() => void refetch()}
      />
    );
  const shown = currentData ?? data;
  if (!shown || given.isLoading) return <RowsSkeleton label={t('loading')} />;
  return (
    <>
      {search === '' && <Suggestions suggestions={shown.suggestions} onChosen={onChosen} />}
      <Pick
        candidates={shown}
        given={given.listings}
        isFetching={isFetching}
        search={search}
        onSearch={setSearch}
        onChosen={onChosen}
      />
    </>
  );
}

/** Returns the listing that the address names, if it is one of the company; it is selected at the start. */
function useGivenListing(companyId: string) {
  const id = useSearchParams()[0].get(mergedListingParam);
  const { data, isLoading } = mergeListingsCalls.useListMergeCandidatesQuery(
    { params: { companyId }, query: { search: id ?? '' } },
    { skip: id === null },
  );
  return { isLoading, listings: data?.listings.filter((listing) => listing.id === id) ?? [] };
}

interface PickProps {
  readonly candidates: MergeCandidates;
  /** Selected at the start. */
  readonly given: readonly MergeCandidate[];
  readonly isFetching: boolean;
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly onChosen: Props['onChosen'];
}

function Pick({ candidates, given, isFetching, search, onSearch, onChosen }: PickProps) {
  const t = useMessages(mergeListingsMessages);
  // Selected listings stay selected while others are searched for.
  const [selected, setSelected] = useState<readonly MergeCandidate[]>(given);
  const ids = new Set(selected.map(({ id }) => id));
  const select = (next: ReadonlySet<string>) => {
    const known = [...selected, ...candidates.listings.filter(({ id }) => !ids.has(id))];
    setSelected(known.filter(({ id }) => next.has(id)));
  };
  const isPossible = selected.length >= 2 && selected.length <= maxDuplicates + 1;
  return (
    <FormSection title={t('pick')}>
      <SearchForm isBusy={isFetching} search={search} onSearch={onSearch} />
      {candidates.listings.length === 0 ? (
        <EmptyState title={t(search === '' ? 'noListings' : 'nothingFound')}>
          {t(search === '' ? 'noListingsText' : 'nothingFoundText')}
        </EmptyState>
      ) : (
        <CandidateTable candidates={candidates} isStale={isFetching} selected={ids} onSelect={select} />
      )}
      <div className={css.acts}>
        <Button look="primary" disabled={!isPossible} onClick={() => onChosen(selected)}>
          {t('compare')}
        </Button>
        <p role="status" className={css.meta}>
          {t('selected', { count: selected.length })}. {!isPossible && t('selectHint', { max: maxDuplicates + 1 })}
        </p>
      </div>
    </FormSection>
  );
}

interface SearchProps {
  readonly isBusy: boolean;
  readonly search: string;
  readonly onSearch: (search: string) => void;
}

function SearchForm({ isBusy, search, onSearch }: SearchProps) {
  const t = useMessages(mergeListingsMessages);
  const [text, setText] = useState(search);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSearch(text.trim());
  };
  return (
    <form role="search" className={css.search} onSubmit={submit}>
      <TextInput
        label={t('search')}
        type="search"
        autoComplete="off"
        maxLength={100}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" isBusy={isBusy} busyText={t('searching')}>
        {t('searchButton')}
      </Button>
    </form>
  );
}

interface TableProps {
  readonly candidates: MergeCandidates;
  readonly isStale: boolean;
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (ids: ReadonlySet<string>) => void;
}

function CandidateTable({ candidates: { listings, more }, isStale, selected, onSelect }: TableProps) {
  const t = useMessages(mergeListingsMessages);
  const columns: readonly Column<MergeCandidate>[] = [
    { key: 'listing', title: t('listing'), render: (listing) => <Candidate listing={listing} />, card: 'title' },
    { key: 'state', title: t('state'), render: (listing) => <ListingState listing={listing} />, card: 'status' },
    {
      key: 'leads',
      title: t('leads'),
      render: ({ leads }) => t('leadCount', { count: leads }),
      isNumeric: true,
      card: 'fact',
    },
  ];
  return (
    <>
      <DataTable
        rows={listings}
        columns={columns}
        nameOf={({ title }) => title}
        isStale={isStale}
        selected={selected}
        onSelect={onSelect}
        texts={{
          caption: t('pick'),
          selectAll: t('selectAll'),
          selectRow: (title) => t('selectListing', { title }),
        }}
      />
      <p className={css.meta}>{t(more ? 'moreListings' : 'count', { count: listings.length })}</p>
    </>
  );
}
