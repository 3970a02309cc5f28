/** Message prefilled by another page. Passed as router state so that its text appears in no URL and no log. */
export interface MessageDraft {
  readonly topic: 'home';
  readonly message: string;
}

/** Returns the prefilled message of a history entry's state; an empty object for any other state. */
export function messageDraftFrom(state: unknown): Partial<MessageDraft> {
  const { topic, message } = (state ?? {}) as Readonly<Record<string, unknown>>;
  return topic === 'home' && typeof message === 'string' ? { topic, message } : {};
}
