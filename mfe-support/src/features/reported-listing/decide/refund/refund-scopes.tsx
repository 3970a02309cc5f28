import { useMessages, type ApiError } from '@porchlight/client';
import { ErrorState, RowsSkeleton } from '@porchlight/console-ui';
import type { ListingRefundScope } from '@porchlight/contracts';
import type { ListingRefunds } from '@porchlight/contracts/commerce';
import { Notice, RadioGroup } from '@porchlight/ui';
import type { CardQuery } from '../../../../shared/cards/record-card.tsx';
import { decideMessages } from '../messages/catalog.ts';

interface Props {
  readonly query: CardQuery<ListingRefunds>;
  readonly value: ListingRefundScope;
  readonly onChange: (scope: ListingRefundScope) => void;
}

/** What can be returned of a listing, in credits, and whether a second person approves it. */
export function RefundScopes({ query: { currentData, error, refetch }, value, onChange }: Props) {
  const t = useMessages(decideMessages);
  if (error !== undefined)
    return (
      <ErrorState
        title={t('creditsFailed')}
        message={(error as ApiError).message}
        retryText={t('tryAgain')}
        onRetry={() => void refetch()}
      />
    );
  if (!currentData) return <RowsSkeleton rows={2} label={t('creditsLoading')} />;
  const { choices } = currentData;
  const chosen = choices.find(({ scope }) => scope === value);
  return (
    <>
      <RadioGroup
        legend={t('refundScope')}
        name="scope"
        value={value}
        onChange={(scope) => onChange(scope as ListingRefundScope)}
        choices={choices.map(({ scope, credits }) => ({
          value: scope,
          label: t(`refundScope.${scope}`, { count: credits }),
        }))}
      />
      {chosen?.credits === 0 && <Notice tone="info" title={t('noCredits')} />}
      {chosen && chosen.credits > 0 && !chosen.isAlone && (
        <Notice tone="warn" title={t('secondPerson')}>
          {t('secondPersonText')}
        </Notice>
      )}
    </>
  );
}
