/** What can happen to an order. `dispute`, `win` and `lose` happen at the bank. */
export const actionKinds = [
  'checkout',
  'pay',
  'decline',
  'post-checkout',
  'event',
  'sweep',
  'refund',
  'dispute',
  'win',
  'lose',
  'dispute-event',
] as const;
export type ActionKind = (typeof actionKinds)[number];

/** Plain model of an order of 150 credits whose refunds return a third each. */
export interface OrderModel {
  /** `open` waits for the payment. */
  readonly payment: 'none' | 'open' | 'paid' | 'expired';
  /** Commerce knows of the payment. */
  readonly isFulfilled: boolean;
  /** Thirds of the order that were refunded. */
  readonly refunds: number;
  readonly dispute: 'none' | 'open' | 'won' | 'lost';
  /** State of the dispute that commerce knows. */
  readonly knownDispute: 'none' | 'open' | 'won' | 'lost';
}
export const noOrder: OrderModel = {
  payment: 'none',
  isFulfilled: false,
  refunds: 0,
  dispute: 'none',
  knownDispute: 'none',
};

type Rule = (model: OrderModel) => Partial<OrderModel> | undefined;
const settle: Rule = ({ payment }) => (payment === 'paid' ? { isFulfilled: true } : {});
const isKnownAtBank = ({ knownDispute }: OrderModel): boolean => knownDispute === 'open' || knownDispute === 'lost';

/** Change by each action; undefined when it cannot be done. */
const rules: Readonly<Record<ActionKind, Rule>> = {
  checkout: ({ payment }) => (payment === 'none' ? { payment: 'open' } : {}),
  pay: ({ payment }) => (payment === 'none' ? undefined : payment === 'open' ? { payment: 'paid' } : {}),
  decline: ({ payment }) => (payment === 'none' ? undefined : {}),
  'post-checkout': (model) => (model.payment === 'none' ? undefined : settle(model)),
  event: (model) => (model.payment === 'paid' ? settle(model) : undefined),
  sweep: (model) => {
    if (model.payment === 'none') return undefined;
    return model.payment === 'open' ? { payment: 'expired' } : settle(model);
  },
  refund(model) {
    if (!model.isFulfilled || model.refunds === 3 || isKnownAtBank(model)) return undefined;
    // The provider refunds no payment that was disputed.
    return model.dispute === 'none' ? { refunds: model.refunds + 1 } : {};
  },
  dispute({ payment, refunds, dispute }) {
    return payment === 'paid' && dispute === 'none' && refunds < 3 ? { dispute: 'open' } : undefined;
  },
  win: ({ dispute }) => (dispute === 'open' ? { dispute: 'won' } : undefined),
  lose: ({ dispute }) => (dispute === 'open' ? { dispute: 'lost' } : undefined),
  'dispute-event': ({ dispute }) => (dispute === 'none' ? undefined : { knownDispute: dispute }),
};

/** Returns the model after an action, or undefined when the action cannot be done. */
export function next(model: OrderModel, kind: ActionKind): OrderModel | undefined {
  const change = rules[kind](model);
  return change && { ...model, ...change };
}

/** Returns the state of the order once all events have arrived; undefined without an order. */
export function orderStateOf({ payment, refunds, dispute }: OrderModel): string | undefined {
  if (payment === 'none') return undefined;
  if (payment !== 'paid') return 'expired';
  if (dispute === 'open') return 'disputed';
  if (dispute === 'lost') return 'lost';
  return ['fulfilled', 'part_refunded', 'part_refunded', 'refunded'][refunds];
}

/** Returns the credits that the wallet holds then. */
export function creditsOf({ payment, refunds, dispute }: OrderModel): number {
  const isHeld = dispute === 'open' || dispute === 'lost';
  return payment !== 'paid' || isHeld ? 0 : 150 - 50 * refunds;
}
