import { hostsFromModules, noThirdPartyHosts, stripeHosts, tileHost, withHosts } from './third-party-hosts.ts';
import { pagePolicy } from './security-headers.ts';

const maps = (settings: Readonly<Record<string, string>>, isEnabled = true) => ({
  projectModules: {
    maps: { isEnabled, settings: Object.entries(settings).map(([key, value]) => ({ key, value })) },
  },
});

describe('third-party hosts in the page policy', () => {
  it('are empty without a key and tiles', () => {
    expect(hostsFromModules(maps({ googleKey: '', tilesUrl: '' }))).toEqual(noThirdPartyHosts);
    expect(hostsFromModules({})).toEqual(noThirdPartyHosts);
    expect(pagePolicy('n')).not.toContain('google');
    expect(pagePolicy('n')).toContain("img-src 'self' data: blob:;");
    expect(pagePolicy('n')).toContain("frame-src 'none'");
  });
  it('include Google’s for images, calls and frames when its key is set, but not for scripts', () => {
    const policy = pagePolicy('n', hostsFromModules(maps({ googleKey: 'a-key' })));
    expect(policy).toContain(
      "img-src 'self' data: blob: https://*.googleapis.com https://*.gstatic.com https://*.google.com https://*.googleusercontent.com;",
    );
    expect(policy).toContain("connect-src 'self' https://*.googleapis.com https://*.gstatic.com https://*.google.com;");
    expect(policy).toContain('frame-src https://*.google.com;');
    expect(policy).toContain("script-src 'nonce-n' 'strict-dynamic';");
    expect(policy).not.toContain('unsafe');
  });
  it('include Stripe’s for its frames and calls beside those of the map', () => {
    const policy = pagePolicy('n', withHosts(stripeHosts, hostsFromModules(maps({ googleKey: 'a-key' }))));
    expect(policy).toContain("connect-src 'self' https://api.stripe.com https://*.googleapis.com");
    expect(policy).toContain(
      'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com https://*.google.com;',
    );
  });
  it('are empty while the module is off', () => {
    const settings = { googleKey: 'a-key', tilesUrl: 'https://tiles.example.org/{z}/{x}/{y}.png' };
    expect(hostsFromModules(maps(settings, false))).toEqual(noThirdPartyHosts);
  });
  it('include the tile host for images only', () => {
    const policy = pagePolicy(
      'n',
      hostsFromModules(maps({ tilesUrl: 'https://{s}.tiles.example.org/{z}/{x}/{y}.png' })),
    );
    expect(policy).toContain("img-src 'self' data: blob: https://*.tiles.example.org;");
    expect(policy).toContain("connect-src 'self';");
  });
  it.each([
    'https://x.example; script-src *',
    'http://tiles.example.org/{z}',
    'javascript:alert(1)',
    "https://'unsafe-inline'/",
    'https://localhost/{z}',
    '//tiles.example.org/',
    'https://a.example,https://b.example/',
  ])('exclude an injected value: %s', (address) => expect(tileHost(address)).toBeUndefined());
});
