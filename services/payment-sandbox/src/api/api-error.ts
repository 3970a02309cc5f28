import type { Kind, PaymentError, PaymentIntent, SetupIntent } from '../objects.ts';

type ErrorType = 'invalid_request_error' | 'idempotency_error' | 'api_error';
interface ErrorDetails {
  readonly type?: ErrorType;
  readonly code?: string;
  readonly param?: string;
  readonly payment_intent?: PaymentIntent;
}

/** Refusal of a call, in Stripe's shape. The transaction of the call is rolled back and its idempotency key is free. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly body: { readonly error: object };
  constructor(status: number, message: string, { type = 'invalid_request_error', ...details }: ErrorDetails = {}) {
    super(message);
    this.status = status;
    this.body = { error: { type, message, ...details } };
  }
}

/** Declined card: the response has status 402, and what the call changed is committed. */
export class Declined {
  readonly status = 402;
  readonly body: { readonly error: object };
  constructor(error: PaymentError, intent?: PaymentIntent | SetupIntent) {
    this.body = { error: { ...error, ...(intent && { [intent.object]: intent }) } };
  }
}

export const invalid = (message: string, details?: ErrorDetails): ApiError => new ApiError(400, message, details);

export const missing = (kind: Kind, id: string): ApiError =>
  new ApiError(404, `No such ${kind}: '${id}'`, { code: 'resource_missing', param: 'id' });

/** Failure of the provider itself, which has changed nothing. */
export const serverError = (): ApiError => new ApiError(500, 'An unknown error occurred', { type: 'api_error' });
