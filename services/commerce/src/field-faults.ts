import { defineMessages, messageReferences, type MessageReference } from '@porchlight/messages';
import { Problem } from '@porchlight/service-kit';

const messages = messageReferences(
  defineMessages({
    en: { notSaved: 'Correct the marked fields.', endsTooEarly: 'Enter a time after the start.' },
    fr: { notSaved: 'Corrigez les champs indiqués.', endsTooEarly: 'Entrez un moment après le début.' },
  }),
);

/** Throws 422 `input-refused` with the messages of fields; returns if there are none. */
export function refuseFields(faults: Readonly<Record<string, MessageReference | undefined>>): void {
  const errors = Object.fromEntries(
    Object.entries(faults).flatMap(([field, message]) => (message ? [[field, [message]]] : [])),
  );
  if (Object.keys(errors).length > 0) throw new Problem(422, 'input-refused', messages.notSaved, { errors });
}

type Instant = string | Date;
/** Returns the message for an end that is not after its start. */
export const endsTooEarly = (start: Instant, end: Instant | null | undefined): MessageReference | undefined =>
  end && new Date(end) <= new Date(start) ? messages.endsTooEarly : undefined;
