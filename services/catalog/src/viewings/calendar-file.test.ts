import { calendarFile, type CalendarEvent } from './calendar-file.ts';

const file = (given: Partial<CalendarEvent> = {}) =>
  calendarFile({
    id: '0b7f8c1e-7f3a-4c7e-9a52-3f1f6a0c9d11',
    decidedAt: new Date('2026-11-26T15:04:05.678Z'),
    start: new Date('2026-12-31T23:30:00.000Z'),
    durationMinutes: 45,
    summary: 'Viewing: Bright home',
    location: 'Calgary',
    ...given,
  });
const unfolded = (text: string) => text.replaceAll('\r\n ', '');

describe('a calendar file', () => {
  it('has one event with a stable id and times in UTC, also over midnight', () => {
    expect(file()).toBe(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Porchlight//Viewings//EN',
        'METHOD:PUBLISH',
        'BEGIN:VEVENT',
        'UID:0b7f8c1e-7f3a-4c7e-9a52-3f1f6a0c9d11',
        'DTSTAMP:20261126T150405Z',
        'DTSTART:20261231T233000Z',
        'DTEND:20270101T001500Z',
        'SUMMARY:Viewing: Bright home',
        'LOCATION:Calgary',
        'STATUS:CONFIRMED',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    );
  });
  it('escapes commas, semicolons, backslashes and line breaks, so that no text adds a line', () => {
    const text = file({ summary: 'A\\B; C\r\nATTENDEE:x\u0007', location: '3, Rue\nÉlan' });
    expect(text).toContain('\r\nSUMMARY:A\\\\B\\; C\\nATTENDEE:x\r\nLOCATION:3\\, Rue\\nÉlan\r\n');
  });
  it('folds lines at 75 octets without breaking a character', () => {
    const summary = 'Logement à Montréal '.repeat(8) + '🏠'.repeat(30);
    const text = file({ summary });
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(unfolded(text)).toContain(`SUMMARY:${summary}`);
  });
});
