import { flash, useMessages, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { useNavigate } from '@porchlight/client/router';
import type { AccountReviewDecisionBody } from '@porchlight/contracts/accounts';
import { accountReviewCalls } from '../../../shared/account-review-calls.ts';
import { accountReviewPath, accountReviewsPath } from '../../../shared/support-paths.ts';
import { accountDecisionMessages } from './messages/catalog.ts';

/**
 * Returns the function that decides, and then opens the next review. It resolves to the error if the decision was
 * refused; one that a colleague was faster with is loaded again first.
 */
export function useAccountDecision(
  id: string,
  reload: () => PromiseLike<unknown>,
): (body: AccountReviewDecisionBody) => Promise<ApiError | undefined> {
  const t = useMessages(accountDecisionMessages);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [decide] = accountReviewCalls.useDecideAccountReviewMutation();
  const { listAccountReviews } = accountReviewCalls.endpoints;
  return async (body) => {
    const { error } = await decide({ params: { id }, body });
    if (error) {
      const refusal = error as ApiError;
      if (refusal.status === 409) await reload();
      return refusal;
    }
    const { data } = await dispatch(
      listAccountReviews.initiate({ query: { list: 'open' } }, { forceRefetch: true, subscribe: false }),
    );
    const next = data?.accountReviews.find((review) => review.id !== id);
    dispatch(flash({ type: 'success', text: t(`done.${body.decision}`) + (next ? ` ${t('next')}` : '') }));
    navigate(next ? accountReviewPath(next.id) : accountReviewsPath);
    return undefined;
  };
}
