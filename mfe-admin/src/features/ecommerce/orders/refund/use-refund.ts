import { flash, useFormat, useMessages, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import type { StaffOrder, StaffRefund } from '@porchlight/contracts/commerce';
import { useStoredIdempotencyKey } from '@porchlight/forms';
import { ordersMessages } from '../messages/catalog.ts';
import { ordersCalls } from '../orders-calls.ts';

interface RequestedRefund {
  readonly order: StaffOrder;
  readonly amountCents: number;
  readonly reason: string;
}

/** Returns the function that shows the result of a refund. */
function useShowResult({ order: { currency } }: RequestedRefund) {
  const t = useMessages(ordersMessages);
  const format = useFormat();
  const dispatch = useDispatch();
  return ({ state, amountCents }: StaffRefund) => {
    const text = t(`done.${state}`, { amount: format.cents(amountCents, currency) });
    dispatch(flash({ type: state === 'failed' ? 'error' : 'success', text }));
  };
}

/** Loads what a refund does now, and sends it; a repetition after a failure is the same refund. */
export function useRefund(requested: RequestedRefund, onDone: () => void) {
  const { order, amountCents, reason } = requested;
  const params = { id: order.id };
  const preview = ordersCalls.usePreviewRefundQuery(
    { params, query: { amountCents } },
    { refetchOnMountOrArgChange: true },
  );
  const [refund, { error, isLoading: isSending }] = ordersCalls.useRefundOrderMutation();
  const showResult = useShowResult(requested);
  const { keyOf, forget } = useStoredIdempotencyKey(`refund ${order.id}`);
  const send = async () => {
    const { data } = await refund({ params, body: { key: keyOf(`${amountCents} ${reason}`), amountCents, reason } });
    if (!data) return;
    forget();
    onDone();
    showResult(data);
  };
  return {
    preview: preview.isFetching || preview.error ? undefined : preview.data,
    loadError: preview.error as ApiError | undefined,
    reload: () => void preview.refetch(),
    failure: error as ApiError | undefined,
    isSending,
    send: () => void send(),
  };
}
