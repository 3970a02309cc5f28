const minuteMs = 60_000;

/** Returns an instant as the value of an input of the type `datetime-local`, in the time zone of the browser. */
export function toLocalTime(instant: string): string {
  const at = new Date(instant);
  return new Date(at.getTime() - at.getTimezoneOffset() * minuteMs).toISOString().slice(0, 16);
}

/** Returns the instant of the value of such an input; text that is no time stays as it is. */
export function fromLocalTime(text: string): string {
  const at = new Date(text);
  return Number.isNaN(at.getTime()) ? text : at.toISOString();
}
