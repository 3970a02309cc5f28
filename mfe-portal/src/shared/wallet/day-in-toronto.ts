const format = new Intl.DateTimeFormat('en', {
  timeZone: 'America/Toronto',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** Returns the business day of an instant, `2027-11-23`: a membership ends at midnight in Toronto. */
export function dayInToronto(moment: string): string {
  const parts = new Map(format.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]));
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
}
