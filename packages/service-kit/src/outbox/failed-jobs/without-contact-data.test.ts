import { withoutContactData } from './without-contact-data.ts';

describe('the message of a failed job', () => {
  it.each([
    ['no handler registered for task light', 'no handler registered for task light'],
    ['null value in column "email" of relation "mail"', 'null value in column "email" of relation "mail"'],
    ['invalid input syntax for type uuid: "Zoé Lee"', 'invalid input syntax for type uuid: "…"'],
    ['invalid input syntax for type json: "a\nb"', 'invalid input syntax for type json: "…"'],
    ['550 <zoe.lee@example.com>: unknown', '550 <…>: unknown'],
    ['call of (416) 555-0124 failed', 'call of … failed'],
    ['catalog responded with 503', 'catalog responded with 503'],
  ])('has no contact data: %s', (message, expected) => {
    expect(withoutContactData(message)).toBe(expected);
  });
});
