/** What a signed identity says. `sub` is a person's id, `guest`, or `svc:<name>`. Times in seconds since 1970. */
export interface Claims {
  readonly iss: string;
  readonly aud: string;
  readonly sub: string;
  readonly iat: number;
  readonly exp: number;
  readonly sid?: string;
  readonly roles?: readonly string[];
  readonly perms?: readonly string[];
  /** Hash of the cookie `device`. */
  readonly dev?: string;
  /** Who acts in another's place: the impersonator's id, or `guest` from the renderer. */
  readonly act?: string;
}

/** Life of a signed identity, and how far two clocks may differ, in seconds. */
export const identityLife = 60;
export const clockSkew = 30;
/** The issuer that alone may speak for people. */
export const gatewayIssuer = 'gateway';
