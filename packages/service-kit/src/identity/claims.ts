/**
 * Claims of a signed identity token. `sub` is a user id, `guest` or `svc:<name>`. Times are in seconds since the Unix
 * epoch.
 */
export interface Claims {
  readonly iss: string;
  readonly aud: string;
  readonly sub: string;
  readonly iat: number;
  readonly exp: number;
  /** Id of the session, or of the API key. */
  readonly sid?: string;
  /** True for an API key of the user. */
  readonly key?: true;
  /** When the user of the session last proved who they are. */
  readonly auth_time?: number;
  readonly roles?: readonly string[];
  readonly perms?: readonly string[];
  /** Hash of the `device` cookie. */
  readonly dev?: string;
  /** Party that acts on behalf of `sub`: the impersonator's user id, or `guest` for the page renderer. */
  readonly act?: string;
}

/** Lifetime of an identity token and tolerated clock difference between hosts, both in seconds. */
export const identityLifetimeSeconds = 60;
export const clockSkewSeconds = 30;
/** Issuer whose tokens may identify users and guests; any other issuer may identify only itself. */
export const gatewayIssuer = 'gateway';
