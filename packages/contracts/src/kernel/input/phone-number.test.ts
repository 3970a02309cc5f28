import { parsePhoneNumber } from './phone-number.ts';

describe('a phone number', () => {
  it.each([
    ['416 555-0123', '+14165550123'],
    ['(416) 555.0123', '+14165550123'],
    ['1-416-555-0123', '+14165550123'],
    ['+1 416 555 0123', '+14165550123'],
    ['+33 1 42 68 53 00', '+33142685300'],
    ['+234 803 123 4567', '+2348031234567'],
  ])('%s is kept as %s', (text, formatted) => {
    expect(parsePhoneNumber(text)).toBe(formatted);
  });
  it.each([
    '',
    '555-0123',
    '016 555-0123',
    '416 155-0123',
    '+1 416 555',
    '+0 123 456 789',
    'call me',
    '+1416555012345678',
    '42 68 53 00',
    '416555012３',
  ])('%s is none', (text) => {
    expect(parsePhoneNumber(text)).toBeUndefined();
  });
});
