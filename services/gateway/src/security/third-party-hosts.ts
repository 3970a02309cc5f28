import { Injectable } from '@nestjs/common';
import type { FormattedModulesResponse } from '@porchlight/contracts/content';
import { RefreshedValue, unavailable } from '@porchlight/service-kit';
import { GatewayConfig } from '../config.ts';
import { PageApi } from '../pages/page-api.ts';

/** Third-party hosts in the content security policy; empty unless the site's settings configure them. */
export interface ThirdPartyHosts {
  readonly images: readonly string[];
  readonly calls: readonly string[];
  readonly frames: readonly string[];
}

export const noThirdPartyHosts: ThirdPartyHosts = { images: [], calls: [], frames: [] };
const google = ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com'];
/** Hosts of Stripe's card fields and of the bank's confirmation. */
export const stripeHosts: ThirdPartyHosts = {
  images: ['https://*.stripe.com'],
  calls: ['https://api.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
};
const maxAgeMs = 10_000;
// Accepts a plain host only, so that a setting cannot inject directives into the policy.
const plainHost = /^https:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?$/;

/**
 * Returns the origin of a tile URL template such as `https://{s}.tiles.example/{z}/{x}/{y}.png`; undefined when it is
 * invalid.
 */
export function tileHost(address: string): string | undefined {
  const host = /^https:\/\/[^/?#]+/.exec(address.trim().toLowerCase().replace('{s}', '*'))?.[0];
  return host && plainHost.test(host) ? host : undefined;
}

/** Returns the hosts that the settings of the module `maps` require; none while it is off. */
export function hostsFromModules({ projectModules }: Partial<FormattedModulesResponse>): ThirdPartyHosts {
  const maps = projectModules?.['maps'];
  if (!maps?.isEnabled) return noThirdPartyHosts;
  const setting = (key: string) => maps.settings.find((one) => one.key === key)?.value.trim() ?? '';
  const tiles = tileHost(setting('tilesUrl'));
  const hasGoogle = setting('googleKey') !== '';
  return {
    images: [...(tiles ? [tiles] : []), ...(hasGoogle ? [...google, 'https://*.googleusercontent.com'] : [])],
    calls: hasGoogle ? google : [],
    frames: hasGoogle ? ['https://*.google.com'] : [],
  };
}

/** Returns the hosts of both. */
export const withHosts = (one: ThirdPartyHosts, other: ThirdPartyHosts): ThirdPartyHosts => ({
  images: [...one.images, ...other.images],
  calls: [...one.calls, ...other.calls],
  frames: [...one.frames, ...other.frames],
});

/**
 * Third-party hosts of the payment provider, and from the map settings, refreshed every 10 s. While the content service
 * is unavailable the known hosts remain; without any, the policy allows none.
 */
@Injectable()
export class ThirdPartyHostSettings {
  readonly #hosts: RefreshedValue<ThirdPartyHosts>;
  constructor(pageApi: PageApi, { stripePublishableKey }: GatewayConfig) {
    const known = stripePublishableKey ? stripeHosts : noThirdPartyHosts;
    this.#hosts = new RefreshedValue({
      load: async () => {
        const { status, body } = await pageApi.get('/project-modules-formatted', {});
        if (status !== 200) throw unavailable();
        return withHosts(known, hostsFromModules(JSON.parse(body) as Partial<FormattedModulesResponse>));
      },
      maxAgeMs,
      fallback: known,
    });
  }

  current(): Promise<ThirdPartyHosts> {
    return this.#hosts.current();
  }
}
