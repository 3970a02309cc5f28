import type { ApiError } from '@porchlight/client';
import { useNavigate, type NavigateOptions } from '@porchlight/client/router';
import { ErrorState, FormSection, ListCard, RowsSkeleton } from '@porchlight/console-ui';
import { Button, TextInput } from '@porchlight/ui';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useGivenSearch } from './given-search.ts';
import css from './lists.module.css';
import { RowList, type RowListProps } from './row-list.tsx';

interface Props<Row extends { readonly id: string }> {
  /** Runs the search. Resolves with the hits; with undefined if it failed. */
  readonly find: (search: string) => Promise<readonly Row[] | undefined>;
  /** What was found by the last search. */
  readonly found: Omit<RowListProps<Row>, 'pathOf'> | undefined;
  readonly pathOf: RowListProps<Row>['pathOf'];
  readonly error: unknown;
  readonly isFetching: boolean;
  /** Numbers of characters that a search may have. */
  readonly length: { readonly min: number; readonly max: number };
  readonly texts: {
    readonly label: string;
    readonly hint: string;
    readonly button: string;
    readonly busy: string;
    readonly tooShort: string;
    readonly failed: string;
    readonly tryAgain: string;
  };
}

/** One field that finds records; a single hit opens at once. What is typed is not stored in the address. */
export function RecordSearch<Row extends { readonly id: string }>(props: Props<Row>) {
  const { find, found, pathOf, error, isFetching, length, texts } = props;
  const navigate = useNavigate();
  const given = useGivenSearch();
  const [text, setText] = useState(given);
  const [isTooShort, setTooShort] = useState(false);
  const run = async (options?: NavigateOptions) => {
    const term = text.trim();
    setTooShort(term.length < length.min);
    if (term.length < length.min) return;
    const [only, ...others] = (await find(term)) ?? [];
    if (only && pathOf && others.length === 0) navigate(pathOf(only.id), options);
  };
  // The way back from the only hit leads to the page before the search, which would open the hit again.
  useOnce(() => {
    if (given !== '') void run({ replace: true });
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void run();
  };
  return (
    <>
      <FormSection>
        <form role="search" className={css.form} onSubmit={submit}>
          <TextInput
            label={texts.label}
            hint={texts.hint}
            type="search"
            autoComplete="off"
            maxLength={length.max}
            value={text}
            error={isTooShort ? texts.tooShort : undefined}
            onChange={({ target }) => setText(target.value)}
          />
          <Button type="submit" look="primary" isBusy={isFetching} busyText={texts.busy}>
            {texts.button}
          </Button>
        </form>
      </FormSection>
      {Boolean(error) && (
        <ErrorState
          title={texts.failed}
          message={(error as ApiError).message}
          retryText={texts.tryAgain}
          onRetry={() => void run()}
        />
      )}
      {isFetching && <RowsSkeleton label={texts.busy} />}
      {found && !error && !isFetching && (
        <ListCard viewsLabel={found.caption}>
          <RowList {...found} pathOf={pathOf} />
        </ListCard>
      )}
    </>
  );
}

/** Runs an action once after the first render. */
function useOnce(action: () => void): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    action();
  });
}
