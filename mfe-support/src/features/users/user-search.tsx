import { useMessages, type ApiError } from '@porchlight/client';
import { Link, useNavigate } from '@porchlight/client/router';
import { DataTable, ErrorState, FooterBar, FormSection, ListCard, RowsSkeleton } from '@porchlight/console-ui';
import { maxFoundUsers, searchedUserLength, type FoundUsers } from '@porchlight/contracts/accounts';
import { Button, EmptyState, LinkButton, TextInput } from '@porchlight/ui';
import { useState, type SubmitEvent } from 'react';
import { userPath, usersPath } from '../../shared/support-paths.ts';
import { useUserColumns } from '../../shared/users/use-user-columns.tsx';
import { userCalls } from '../../shared/users/user-calls.ts';
import { usersMessages } from './messages/catalog.ts';
import css from './users.module.css';

/** One field that finds users; a single hit opens at once. What is typed is not stored in the address. */
export function UserSearch() {
  const t = useMessages(usersMessages);
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [isTooShort, setTooShort] = useState(false);
  const [search, { currentData, error, isFetching }] = userCalls.useLazySearchSupportUsersQuery();
  const run = async () => {
    const term = text.trim();
    setTooShort(term.length < searchedUserLength.min);
    if (term.length < searchedUserLength.min) return;
    const { data } = await search({ query: { search: term } });
    const [only, ...others] = data?.users ?? [];
    if (only && others.length === 0) navigate(userPath(only.id));
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void run();
  };
  return (
    <>
      <FormSection>
        <form role="search" className={css.form} onSubmit={submit}>
          <TextInput
            label={t('searchLabel')}
            hint={t('searchHint')}
            type="search"
            autoComplete="off"
            maxLength={searchedUserLength.max}
            value={text}
            error={isTooShort ? t('tooShort', { min: searchedUserLength.min }) : undefined}
            onChange={({ target }) => setText(target.value)}
          />
          <Button type="submit" look="primary" isBusy={isFetching} busyText={t('searching')}>
            {t('searchButton')}
          </Button>
        </form>
      </FormSection>
      {error && (
        <ErrorState
          title={t('searchFailed')}
          message={(error as ApiError).message}
          retryText={t('tryAgain')}
          onRetry={() => void run()}
        />
      )}
      {isFetching && <RowsSkeleton label={t('searching')} />}
      {currentData && !error && !isFetching && <Found found={currentData} />}
    </>
  );
}

function Found({ found: { users, isMore } }: { readonly found: FoundUsers }) {
  const t = useMessages(usersMessages);
  const columns = useUserColumns();
  const navigate = useNavigate();
  if (users.length === 0)
    return (
      <div role="status" className={css.empty}>
        <EmptyState
          title={t('noMatch')}
          acts={
            <LinkButton link={Link} to={usersPath}>
              {t('allUsers')}
            </LinkButton>
          }
        >
          {t('noMatchText')}
        </EmptyState>
      </div>
    );
  return (
    <ListCard viewsLabel={t('title')}>
      <DataTable
        rows={users}
        columns={columns}
        nameOf={({ name }) => name}
        isStale={false}
        texts={{ caption: t('title') }}
        onOpen={({ id }) => navigate(userPath(id))}
      />
      <FooterBar>
        <p role="status">{isMore ? t('foundMore', { count: maxFoundUsers }) : t('found', { count: users.length })}</p>
      </FooterBar>
    </ListCard>
  );
}
