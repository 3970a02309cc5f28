import { jest } from '@jest/globals';
import { userStorageName, storage } from './storage.ts';

const isText = (value: unknown): value is string => typeof value === 'string';
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  localStorage.clear();
});

describe('browser storage', () => {
  it('returns the stored value until it expires', () => {
    jest.useFakeTimers();
    storage.write('city', 'Calgary', { expiresIn: 1000 });
    expect(storage.read('city', isText)).toBe('Calgary');
    jest.advanceTimersByTime(1001);
    expect(storage.read('city', isText)).toBeUndefined();
  });

  it.each(['{', '[]', 'null', '{"value":7}', '"text"'])('reads an invalid value as undefined: %s', (garbage) => {
    localStorage.setItem('porchlight:city', garbage);
    expect(storage.read('city', isText)).toBeUndefined();
  });

  it('keeps values for the page when local storage is full', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    storage.write('full', 'still here');
    expect(storage.read('full', isText)).toBe('still here');
  });

  it('keeps values for the page when local storage is unavailable', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    storage.write('refused', 'still here');
    expect(storage.read('refused', isText)).toBe('still here');
    storage.remove('refused');
    expect(storage.read('refused', isText)).toBeUndefined();
  });

  it('removes user data, and keeps device data', () => {
    storage.write(userStorageName('a', 'favourites'), 'hers');
    storage.write('theme', 'dark');
    storage.clearPersonal();
    expect(storage.read(userStorageName('a', 'favourites'), isText)).toBeUndefined();
    expect(storage.read('theme', isText)).toBe('dark');
  });
});
