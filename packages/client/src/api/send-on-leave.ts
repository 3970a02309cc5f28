import { apiHeaders, type Dispatch, type Services, type State } from '@porchlight/client';

/**
 * Sends a change without a body while its page is left, and ignores its response. It is sent before this returns: a page
 * that is left runs no later step, of which an endpoint has several.
 */
export const sendOnLeave =
  (method: 'DELETE', path: string) =>
  (dispatch: Dispatch, _: () => State, { send }: Services): void => {
    send(path, { method, headers: dispatch(apiHeaders()), keepalive: true }).catch(() => undefined);
  };
