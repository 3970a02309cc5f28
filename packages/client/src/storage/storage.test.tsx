import { jest } from '@jest/globals';
import { personal, storage } from './storage.ts';

const isText = (value: unknown): value is string => typeof value === 'string';
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  localStorage.clear();
});

describe('what the browser keeps', () => {
  it('gives back what was written, until it expires', () => {
    jest.useFakeTimers();
    storage.write('city', 'Calgary', { expiresIn: 1000 });
    expect(storage.read('city', isText)).toBe('Calgary');
    jest.advanceTimersByTime(1001);
    expect(storage.read('city', isText)).toBeUndefined();
  });

  it.each(['{', '[]', 'null', '{"value":7}', '"text"'])('reads garbage as nothing: %s', (garbage) => {
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

  it('keeps values for the page when local storage is refused', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    storage.write('refused', 'still here');
    expect(storage.read('refused', isText)).toBe('still here');
    storage.remove('refused');
    expect(storage.read('refused', isText)).toBeUndefined();
  });

  it('forgets what belongs to people, and keeps what belongs to the device', () => {
    storage.write(personal('a', 'favourites'), 'hers');
    storage.write('theme', 'dark');
    storage.clearPersonal();
    expect(storage.read(personal('a', 'favourites'), isText)).toBeUndefined();
    expect(storage.read('theme', isText)).toBe('dark');
  });
});
