import type { Dispatch, Send, Services, State } from '@porchlight/client';

/** Asks the user for the password. Resolves to whether it was confirmed. */
type Ask = () => Promise<boolean>;

const reauthenticateWhenAsked =
  (send: Send, ask: Ask): Send =>
  async (path, init) => {
    const response = await send(path, init);
    if (response.status !== 403 || !response.body.includes('"reauthentication-required"')) return response;
    return (await ask()) ? send(path, init) : response;
  };

/**
 * Sends sensitive changes of this page again once their user confirmed the password; if the user does not, the 403
 * remains. Returns a function that ends it.
 */
export const sendAfterConfirmation =
  (ask: Ask) =>
  (_: Dispatch, __: () => State, services: Services): (() => void) => {
    const { send } = services;
    services.send = reauthenticateWhenAsked(send, ask);
    return () => {
      services.send = send;
    };
  };
