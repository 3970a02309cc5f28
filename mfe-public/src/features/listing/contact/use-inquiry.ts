import { api, track, useSession, type ApiError } from '@porchlight/client';
import { isMasked, type documentKinds } from '@porchlight/contracts';
import type { RenterProfile } from '@porchlight/contracts/accounts';
import { Inquiry, type InquiryResponse, type Listing } from '@porchlight/contracts/catalog';
import { addressLine } from '@porchlight/listing-ui';
import { useForm, useIdempotencyKey, type Form } from '@porchlight/forms';
import { useState } from 'react';
import { useProfileFacts, type FactField } from './profile-facts.ts';
import { storeInquirySentAt } from './sent-inquiries.ts';
import { usePageView } from './use-page-view.ts';
import { useSimilarAlert } from './use-similar-alert.ts';
import { useInquiryMessages } from './messages/catalog.ts';

type DocumentKind = (typeof documentKinds)[number];
const fields = ['firstName', 'lastName', 'email', 'phone', 'message', 'moveInDate'] as const;
type FieldName = (typeof fields)[number] | 'consentToShare';
type Values = Readonly<Record<FieldName, string>>;
/** Text fields of the form, and its consent. */
export type InquiryFields = Form<FieldName>;
/** Inquiry inputs beside the text fields: documents, facts of the profile, "still abroad", and the honeypot value. */
export interface InquiryOptions {
  readonly documents: readonly DocumentKind[];
  readonly facts: readonly FactField[];
  readonly isAbroad: boolean;
  /** Chosen by the writer, never beforehand: the landlord sees email and phone. */
  readonly sharesContact: boolean;
  /** Chosen by the writer, never beforehand: emails about listings like this one. */
  readonly wantsAlerts: boolean;
  readonly website: string;
}

/** Returns the options that the renter chose in the profile to share with every inquiry. */
const optionsOf = ({ documentsReady = [], shareByDefault = [] }: RenterProfile): InquiryOptions => ({
  documents: shareByDefault.includes('documentsReady') ? documentsReady : [],
  facts: shareByDefault.filter((field): field is FactField => field !== 'documentsReady' && field !== 'moveInDate'),
  isAbroad: false,
  sharesContact: false,
  wantsAlerts: false,
  website: '',
});

const withoutEmptyValues = (given: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== '' && value !== undefined && value !== false),
  );

function useInitialValues(listing: Listing, { moveInDate, shareByDefault = [] }: RenterProfile): Partial<Values> {
  const t = useInquiryMessages();
  const { user } = useSession();
  return {
    message: t('polite', { place: addressLine(listing) }),
    moveInDate: shareByDefault.includes('moveInDate') ? (moveInDate ?? '') : '',
    consentToShare: 'no',
    ...(user && !isMasked(user)
      ? { firstName: user.firstName, lastName: user.lastName, email: user.email, phone: user.phone ?? '' }
      : {}),
  };
}

/** Returns the state of an inquiry: its fields, the other options, and the response once it is sent. */
export function useInquiry(listing: Listing, profile: RenterProfile) {
  const t = useInquiryMessages();
  const { user } = useSession();
  const [send] = api.useSendInquiryMutation();
  const [options, setOptions] = useState(() => optionsOf(profile));
  const [sent, setSent] = useState<InquiryResponse>();
  const alert = useSimilarAlert(listing);
  const pageView = usePageView(listing.id);
  const keyOf = useIdempotencyKey();
  const facts = useProfileFacts(listing)(profile);
  const sharedFacts = facts.filter(({ field }) => options.facts.includes(field)).map(({ text }) => text);
  const bodyOf = (values: Values) => {
    const texts = Object.fromEntries(fields.map((name) => [name, values[name].trim()]));
    const message = [texts['message'], sharedFacts.join('\n')].filter(Boolean).join('\n\n');
    const given = withoutEmptyValues({ ...texts, message });
    const more = withoutEmptyValues({
      website: options.website,
      isAbroad: options.isAbroad,
      wantsAlerts: options.wantsAlerts,
      sharesContact: options.sharesContact,
      documentsReady: options.documents.length > 0 ? options.documents : undefined,
    });
    return {
      ...given,
      ...more,
      ...track.attribution(),
      listingId: listing.id,
      consentToShare: values.consentToShare === 'yes',
      ...(pageView === undefined ? {} : { pageView }),
      key: keyOf(JSON.stringify([given, more])),
    } as Inquiry;
  };
  const form = useForm({
    type: Inquiry,
    labels: { ...Object.fromEntries(fields.map((name) => [name, t(name)])), consentToShare: t('consent') } as Values,
    bodyOf,
    initialValues: useInitialValues(listing, profile),
    send: async (body) => {
      const { data, error } = await send({ body });
      if (!data) return error as ApiError;
      storeInquirySentAt(listing.id, user?.id, data.inquiry.sentAt);
      setSent(data);
      if (options.wantsAlerts) void alert.start(body.email);
      return undefined;
    },
  });
  return {
    form,
    options,
    facts,
    changeOptions: (change: Partial<InquiryOptions>) => {
      setOptions((before) => ({ ...before, ...change }));
    },
    sent,
    alertState: alert.state,
  };
}
