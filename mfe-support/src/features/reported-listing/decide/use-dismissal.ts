import { flash } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { useState } from 'react';
import type { DecisionProps } from './decision-bar.tsx';
import { useReportDecision } from './use-report-decision.ts';

/** Returns the function that dismisses all reports of a listing. It asks nothing, because it can be undone. */
export function useDismissal({ reported, reload }: DecisionProps) {
  const dispatch = useDispatch();
  const { decide } = useReportDecision(reported.id, reload);
  const [isBusy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    const failure = await decide({ decision: 'dismissed' });
    setBusy(false);
    if (failure) dispatch(flash({ type: 'error', text: failure.message }));
  };
  return {
    isBusy,
    dismiss: () => {
      if (!isBusy) void run();
    },
  };
}
