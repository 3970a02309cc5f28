import type { ProviderFailure } from '../map-view-props.ts';

const reportAddress = '/policy-reports';

/** Reports to the gateway, which counts and logs it, that Google Maps failed although a key is set. */
export function reportFailure({ provider, reason }: ProviderFailure): void {
  const report = { type: 'map-provider-failure', body: { provider, reason } };
  navigator.sendBeacon?.(reportAddress, JSON.stringify([report]));
}
