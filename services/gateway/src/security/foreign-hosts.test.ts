import { hostsOf, noForeignHosts, tileHost } from './foreign-hosts.ts';
import { pagePolicy } from './security-headers.ts';

const maps = (settings: Readonly<Record<string, string>>) => ({
  projectModules: {
    maps: { isEnabled: true, settings: Object.entries(settings).map(([key, value]) => ({ key, value })) },
  },
});

describe('hosts of others in a page’s policy', () => {
  it('are none without a key and without tiles', () => {
    expect(hostsOf(maps({ googleKey: '', tilesUrl: '' }))).toEqual(noForeignHosts);
    expect(hostsOf({})).toEqual(noForeignHosts);
    expect(pagePolicy('n')).not.toContain('google');
    expect(pagePolicy('n')).toContain("img-src 'self' data: blob:;");
    expect(pagePolicy('n')).toContain("frame-src 'none'");
  });
  it('are Google’s when its key is set: pictures, calls and frames, and still no script by host, no eval', () => {
    const policy = pagePolicy('n', hostsOf(maps({ googleKey: 'a-key' })));
    expect(policy).toContain(
      "img-src 'self' data: blob: https://*.googleapis.com https://*.gstatic.com https://*.google.com https://*.googleusercontent.com;",
    );
    expect(policy).toContain("connect-src 'self' https://*.googleapis.com https://*.gstatic.com https://*.google.com;");
    expect(policy).toContain('frame-src https://*.google.com;');
    expect(policy).toContain("script-src 'nonce-n' 'strict-dynamic';");
    expect(policy).not.toContain('unsafe');
  });
  it('are the tiles’ host for pictures only', () => {
    const policy = pagePolicy('n', hostsOf(maps({ tilesUrl: 'https://{s}.tiles.example.org/{z}/{x}/{y}.png' })));
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
  ])('are never what a setting smuggles in: %s', (address) => expect(tileHost(address)).toBeUndefined());
});
