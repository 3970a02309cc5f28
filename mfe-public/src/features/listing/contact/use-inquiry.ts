import { api, track, useSession, type ApiError } from '@porchlight/client';
import type { documentKinds } from '@porchlight/contracts';
import { Inquiry, type Listing, type SentInquiry } from '@porchlight/contracts/catalog';
import { addressLine } from '@porchlight/listing-ui';
import { useForm, useIdempotencyKey } from '@porchlight/forms';
import { useState } from 'react';
import { storeInquirySentAt } from './sent-inquiries.ts';
import { useInquiryMessages } from './messages/catalog.ts';

type DocumentKind = (typeof documentKinds)[number];
const fields = ['firstName', 'lastName', 'email', 'phone', 'message', 'moveInDate'] as const;
type Values = Readonly<Record<(typeof fields)[number], string>>;
/** Inquiry inputs beside the text fields: documents, "still abroad", and the honeypot value. */
export interface InquiryOptions {
  readonly documents: readonly DocumentKind[];
  readonly isAbroad: boolean;
  readonly website: string;
}
const noOptions: InquiryOptions = { documents: [], isAbroad: false, website: '' };

const withoutEmptyValues = (given: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== '' && value !== undefined && value !== false),
  );
function attribution() {
  const { gclid, ...utms } = track.attribution() ?? {};
  return withoutEmptyValues({ gclid, utms: Object.keys(utms).length > 0 ? utms : undefined });
}

/** Returns the state of an inquiry: its fields, the other options, and the stored inquiry once it is sent. */
export function useInquiry(listing: Listing) {
  const t = useInquiryMessages();
  const { user } = useSession();
  const [send] = api.useSendInquiryMutation();
  const [options, setOptions] = useState(noOptions);
  const [sent, setSent] = useState<SentInquiry>();
  const [openedAt] = useState(() => performance.now());
  const keyOf = useIdempotencyKey();
  const bodyOf = (values: Values) => {
    const given = withoutEmptyValues(Object.fromEntries(fields.map((name) => [name, values[name].trim()])));
    const more = withoutEmptyValues({
      website: options.website,
      isAbroad: options.isAbroad,
      documentsReady: options.documents.length > 0 ? options.documents : undefined,
    });
    return {
      ...given,
      ...more,
      ...attribution(),
      listingId: listing.id,
      consentToShare: true,
      openForMs: Math.round(performance.now() - openedAt),
      key: keyOf(JSON.stringify([given, more])),
    } as Inquiry;
  };
  const form = useForm({
    type: Inquiry,
    labels: Object.fromEntries(fields.map((name) => [name, t(name)])) as Values,
    bodyOf,
    initialValues: {
      message: t('polite', { place: addressLine(listing) }),
      ...(user
        ? { firstName: user.firstName, lastName: user.lastName, email: user.email, phone: user.phone ?? '' }
        : {}),
    },
    send: async (body) => {
      const { data, error } = await send({ body });
      if (!data) return error as ApiError;
      storeInquirySentAt(listing.id, user?.id, data.inquiry.sentAt);
      setSent(data.inquiry);
      return undefined;
    },
  });
  return {
    form,
    options,
    changeOptions: (change: Partial<InquiryOptions>) => {
      setOptions((before) => ({ ...before, ...change }));
    },
    sent,
  };
}
