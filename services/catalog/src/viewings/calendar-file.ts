/** An appointment of a calendar file. */
export interface CalendarEvent {
  /** UUID: the same event keeps it, so that a second import does not add another. */
  readonly id: string;
  readonly decidedAt: Date;
  readonly start: Date;
  readonly durationMinutes: number;
  readonly summary: string;
  readonly location: string;
}

const maxLineOctets = 75;
const minuteMs = 60_000;

/** Returns an iCalendar file (RFC 5545) with one event. Its times are in UTC; calendars show them in local time. */
export function calendarFile({ id, decidedAt, start, durationMinutes, summary, location }: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Porchlight//Viewings//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${utc(decidedAt)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(new Date(start.getTime() + durationMinutes * minuteMs))}`,
    `SUMMARY:${escaped(summary)}`,
    `LOCATION:${escaped(location)}`,
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const utc = (at: Date): string => at.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
/** Escapes what has a meaning in a text value; control characters other than line breaks are not allowed in one. */
const escaped = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|[\r\n]/g, String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, '');

/** Breaks a line after at most 75 octets, never inside of a character; a further line begins with a space. */
function folded(line: string): string {
  const lines = [''];
  for (const character of line) {
    const current = lines.at(-1) ?? '';
    if (Buffer.byteLength(current + character) <= maxLineOctets) lines[lines.length - 1] = current + character;
    else lines.push(` ${character}`);
  }
  return lines.join('\r\n');
}
