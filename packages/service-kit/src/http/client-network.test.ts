import { clientKey, networkOf } from './client-network.ts';

describe('networkOf', () => {
  it.each([
    ['198.51.100.7', '198.51.100.0/24'],
    ['::ffff:198.51.100.200', '198.51.100.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::ffff:c633:6407', '198.51.100.0/24'],
    ['127.1', 'unknown'],
    ['fe80::1%eth0.100', 'unknown'],
    ['', 'unknown'],
    ['not an address', 'unknown'],
  ])('%s is %s', (ip, network) => {
    expect(networkOf(ip)).toBe(network);
  });
});

describe('clientKey', () => {
  it('counts the addresses of one IPv6 /64 network as one client', () => {
    expect(clientKey('2001:db8:1:2:aaaa::1')).toBe(clientKey('2001:0DB8:0001:0002:bbbb:0:0:9'));
    expect(clientKey('2001:db8:1:3::1')).not.toBe(clientKey('2001:db8:1:2::1'));
    expect(clientKey('2001:db8:1:2:aaaa::1')).toBe('2001:db8:1:2::');
    expect(clientKey('::1')).toBe('0:0:0:0::');
    expect(clientKey('::ffff:203.0.113.7')).toBe('203.0.113.7');
    expect(clientKey('not an address')).toBe('not an address');
  });
});
