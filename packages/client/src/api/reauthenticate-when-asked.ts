import type { Send } from './services.ts';

/** Event that asks a console to have the password confirmed. `detail` is called with whether that was done. */
export const reauthenticationEvent = 'porchlight:reauthenticate';
/** Called with whether the user confirmed the password. */
export type ReauthenticationEnd = (isConfirmed: boolean) => void;

/**
 * Sends a sensitive change again once its user confirmed the password. Outside the consoles, or if the user does not
 * confirm it, the 403 remains.
 */
export const reauthenticateWhenAsked =
  (send: Send): Send =>
  async (path, init) => {
    const response = await send(path, init);
    if (response.status !== 403 || !response.body.includes('"reauthentication-required"')) return response;
    const isConfirmed = await new Promise<boolean>((resolve) => {
      const event = new CustomEvent<ReauthenticationEnd>(reauthenticationEvent, { cancelable: true, detail: resolve });
      if (window.dispatchEvent(event)) resolve(false);
    });
    return isConfirmed ? send(path, init) : response;
  };
