import { useLanguage, useMessages, type ApiError } from '@porchlight/client';
import { ListingInput, OwnListingChange, type OwnListing } from '@porchlight/contracts/catalog';
import type { Language } from '@porchlight/contracts';
import { formErrors } from '@porchlight/contracts/form';
import { useFormMessages } from '@porchlight/forms';
import { editorMessages } from '../messages/catalog.ts';
import { usePhotoName } from '../photos/use-photo-name.ts';
import { isDraftState } from './draft-states.ts';
import {
  changesOf,
  isListingField,
  type ListingChanges,
  type ListingField,
  type ListingValues,
} from './listing-values.ts';

/** First message of each invalid field. */
export type FieldErrors = Readonly<Partial<Record<ListingField, string>>>;

/** Returns the first message of each field that the server refused. */
export const firstMessages = ({ errors = {} }: ApiError) =>
  Object.fromEntries(Object.entries(errors).map(([path, [message]]) => [path, message]));

const publishedTexts = ['title', 'description'] as const;
/** Texts of a draft may be short; those of a published listing have a minimum length. */
function publishedTextErrors(changes: ListingChanges, { status }: OwnListing, language: Language) {
  if (isDraftState(status)) return {};
  const errors = formErrors(ListingInput, changes, language);
  return Object.fromEntries(
    publishedTexts.filter((name) => changes[name] !== undefined && name in errors).map((name) => [name, errors[name]]),
  );
}

/**
 * Returns functions that put messages at the fields of the form: those of the contract's class for the changed fields,
 * and those of the server. A message about a fee (`fees.0.amount`) or a photo (`photos.3.alt`) names it.
 */
export function useFieldErrors() {
  const t = useMessages(editorMessages);
  const tForm = useFormMessages();
  const language = useLanguage();
  const photoName = usePhotoName();

  const subjectOf = (name: ListingField, position: number, values: ListingValues): string | undefined => {
    if (name === 'fees') return values.fees?.[position]?.name;
    const photo = name === 'photos' ? values.photos[position] : undefined;
    return photo && photoName(photo, position);
  };

  const atFields = (messages: Readonly<Record<string, string | undefined>>, values: ListingValues): FieldErrors => {
    const errors: Partial<Record<ListingField, string>> = {};
    for (const [path, message = ''] of Object.entries(messages)) {
      const [name = '', index] = path.split('.');
      if (!isListingField(name)) continue;
      const subject = index === undefined ? undefined : subjectOf(name, Number(index), values);
      errors[name] ??= subject === undefined ? message : tForm('faultOf', { field: subject, fault: message });
    }
    return errors;
  };
  return {
    atFields,
    /** Checks the changed fields only: the server accepts stored ones, which may be imported. */
    check: (values: ListingValues, stored: OwnListing): FieldErrors => {
      const { id, version } = stored;
      const changes = changesOf(values, stored);
      const body = { id, version, ...changes };
      const messages = {
        ...publishedTextErrors(changes, stored, language),
        ...formErrors(OwnListingChange, body, language),
      };
      const errors = atFields(messages, values);
      return Object.fromEntries(
        Object.entries(errors).map(([name, message]) => [
          name,
          values[name as ListingField] === ''
            ? tForm('fillIn', { field: t(`field.${name as ListingField}`) })
            : message,
        ]),
      );
    },
  };
}
