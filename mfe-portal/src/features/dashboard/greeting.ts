/** Hours at which the parts of a day begin; the night belongs to the evening. */
const begins = { morning: 5, afternoon: 12, evening: 18 } as const;
type PartOfDay = keyof typeof begins;

/** Returns the part of the day at an instant in a time zone. */
export function partOfDayAt(moment: Date, timeZone: string): PartOfDay {
  const hour = Number(new Intl.DateTimeFormat('en', { hour: '2-digit', hourCycle: 'h23', timeZone }).format(moment));
  if (hour < begins.morning || hour >= begins.evening) return 'evening';
  return hour < begins.afternoon ? 'morning' : 'afternoon';
}
