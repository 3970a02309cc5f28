import { flash, useMessages, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { useNavigate } from '@porchlight/client/router';
import type {
  AppealDecision,
  AppealDecisionBody,
  LandlordQuestionBody,
  ReportCorrectionBody,
  ReportRefundBody,
  ReportDecision,
  ReportDecisionBody,
  ReportedListingList,
  StealthHoldBody,
} from '@porchlight/contracts/catalog';
import { reportCalls } from '../../../shared/report-calls.ts';
import { reportedListingPath, reportedListingsPath } from '../../../shared/support-paths.ts';
import { dismissedNow } from '../../../shared/reports/dismissed-now.ts';
import { decideMessages } from './messages/catalog.ts';

/** Returns the function that opens the next one of a list, or the list if there is none. */
function useGoOn() {
  const t = useMessages(decideMessages);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { listReportedListings } = reportCalls.endpoints;
  return async (decision: ReportDecision | AppealDecision | 'asked', decidedId: string, list: ReportedListingList) => {
    // The decision dropped the stored queue, so a failed request has no data.
    const { data } = await dispatch(
      listReportedListings.initiate({ query: { list } }, { forceRefetch: true, subscribe: false }),
    );
    const next = data?.reportedListings.find(({ id }) => id !== decidedId);
    const path = next ? reportedListingPath(next.id) : `${reportedListingsPath}?list=${list}`;
    if (decision === 'dismissed') {
      navigate(path, { state: dismissedNow(decidedId) });
      return;
    }
    dispatch(flash({ type: 'success', text: [t(`done.${decision}`), ...(next ? [t('next')] : [])].join(' ') }));
    navigate(path);
  };
}

/**
 * Returns the functions that decide about reports and about an appeal, correct the listing, return its credits, ask the landlord and hide
 * the listing. They resolve to the error if it was refused; one that a colleague was faster with is loaded again first.
 */
export function useReportDecision(id: string, reload: () => PromiseLike<unknown>) {
  const t = useMessages(decideMessages);
  const dispatch = useDispatch();
  const [hide] = reportCalls.useHoldReportedListingMutation();
  const [decide] = reportCalls.useDecideReportedListingMutation();
  const [refund] = reportCalls.useRefundReportedListingMutation();
  const [correct] = reportCalls.useCorrectReportedListingMutation();
  const [ask] = reportCalls.useAskLandlordMutation();
  const [decideAppeal] = reportCalls.useDecideReportAppealMutation();
  const goOn = useGoOn();
  const params = { id };
  const refused = async (error: ApiError): Promise<ApiError> => {
    if (error.code?.startsWith('already-')) await reload();
    return error;
  };
  return {
    decide: async (body: ReportDecisionBody): Promise<ApiError | undefined> => {
      const { error } = await decide({ params, body });
      if (error) return refused(error as ApiError);
      await goOn(body.decision, id, 'open');
      return undefined;
    },
    correct: async (body: ReportCorrectionBody): Promise<ApiError | undefined> => {
      const { error } = await correct({ params, body });
      if (error) return refused(error as ApiError);
      await goOn('corrected', id, 'open');
      return undefined;
    },
    ask: async (body: LandlordQuestionBody): Promise<ApiError | undefined> => {
      const { error } = await ask({ params, body });
      if (error) return refused(error as ApiError);
      await goOn('asked', id, 'open');
      return undefined;
    },
    /** Stays on the listing, which is not decided yet. */
    hide: async (body: StealthHoldBody): Promise<ApiError | undefined> => {
      const { error } = await hide({ params, body });
      if (error) return refused(error as ApiError);
      await reload();
      dispatch(flash({ type: 'success', text: t('done.hidden') }));
      return undefined;
    },
    /** Stays on the listing, before and after the decision. */
    refund: async (body: ReportRefundBody): Promise<ApiError | undefined> => {
      const { error } = await refund({ params, body });
      if (error) return refused(error as ApiError);
      await reload();
      dispatch(flash({ type: 'success', text: t('done.refunded') }));
      return undefined;
    },
    decideAppeal: async (body: AppealDecisionBody): Promise<ApiError | undefined> => {
      const { error } = await decideAppeal({ params, body });
      if (error) return refused(error as ApiError);
      await goOn(body.decision, id, 'appealed');
      return undefined;
    },
  };
}
