/** A message that another page has begun. It travels with the navigation, so that nothing of it stands in an address or a log. */
export interface BegunMessage {
  readonly topic: 'home';
  readonly message: string;
}

/** What another page has begun, if anything: whatever else an entry of the history holds is left alone. */
export function begunIn(state: unknown): Partial<BegunMessage> {
  const { topic, message } = (state ?? {}) as Readonly<Record<string, unknown>>;
  return topic === 'home' && typeof message === 'string' ? { topic, message } : {};
}
