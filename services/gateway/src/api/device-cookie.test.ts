import { createDevice, deviceCookie, readDevice } from './device-cookie.ts';

const id = 'A'.repeat(22);
const other = 'B'.repeat(22);

describe('the cookie of a guest’s device', () => {
  it('has the prefix where the browser stores secure cookies', () => {
    expect(deviceCookie(true)).toMatchObject({
      name: '__Host-device',
      options: { secure: true, path: '/', httpOnly: true },
    });
    expect(deviceCookie(false)).toMatchObject({
      name: 'device',
      options: { secure: false, path: '/', httpOnly: true },
    });
  });
  it('is read from the name with the prefix, whatever another host sets without it', () => {
    expect(readDevice({ '__Host-device': id, device: other }, true)).toEqual({ id, mustSet: false });
  });
  it('is read once from the old name, and set again under the new one', () => {
    expect(readDevice({ device: id }, true)).toEqual({ id, mustSet: true });
    expect(readDevice({ device: id }, false)).toEqual({ id, mustSet: false });
  });
  it('is ignored when it has another format', () => {
    expect(readDevice({ '__Host-device': 'short', device: `${id}\n` }, true)).toBeUndefined();
    expect(readDevice({}, true)).toBeUndefined();
  });
  it('has 128 random bits', () => {
    const created = createDevice();
    expect(Buffer.from(created.id, 'base64url')).toHaveLength(16);
    expect(createDevice().id).not.toBe(created.id);
  });
});
