import type { Store } from '../database/store.ts';
import type { Declined } from './api-error.ts';
import type { Form } from './form.ts';

/** A call within its transaction. */
export interface Call {
  readonly store: Store;
  readonly form: Form;
  /** Parameter `:id` of the path. */
  readonly id: string;
  /** Kind of the key that the call was made with; a browser has the publishable one. */
  readonly key: 'secret' | 'publishable';
}

/** Call of the API. Its effects are committed unless it throws. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  /** Whether browsers may call it; the handler then requires the client secret of the object. */
  readonly isPublishable?: true;
  readonly handle: (call: Call) => Promise<object | Declined>;
}
