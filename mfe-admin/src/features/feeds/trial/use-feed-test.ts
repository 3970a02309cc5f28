import type { ApiError } from '@porchlight/client';
import type { FeedTestRequest } from '@porchlight/contracts/catalog';
import type { EditedRecord } from '@porchlight/resource-kit';
import { useEffect, useRef } from 'react';
import { feedFormCalls } from '../feed-calls.ts';
import { isTabular } from './is-tabular.ts';

/** Returns the request that tests a form as it is filled in. */
function requestOf(edited: EditedRecord): FeedTestRequest {
  const { format, address, mapping, city } = edited.body() as unknown as FeedTestRequest;
  return { format, address, mapping: isTabular(format) ? mapping : [], city: city ?? null };
}

/** Test of the feed in a form: its state, its result, and whether that is of the form as it is filled in now. */
export function useFeedTest(edited: EditedRecord) {
  const [send, { data, error, isLoading, originalArgs, reset }] = feedFormCalls.useTestFeedMutation();
  const running = useRef<ReturnType<typeof send>>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const body = requestOf(edited);
  const isCurrent = JSON.stringify(originalArgs?.body) === JSON.stringify(body);
  return {
    isRunning: isLoading,
    error: error as ApiError | undefined,
    result: data,
    isCurrent,
    /** A home of the form as it is filled in now can be imported. */
    isGood: isCurrent && data?.fault === undefined && (data?.importable ?? 0) > 0,
    start: () => {
      if (edited.form.validateField('address').hasError) return;
      running.current = send({ body });
    },
    cancel: () => {
      running.current?.abort();
      reset();
    },
  };
}
export type FeedTest = ReturnType<typeof useFeedTest>;
