import { api, track, useSession, type ApiError } from '@porchlight/client';
import type { documentKinds } from '@porchlight/contracts';
import { Inquiry, type Listing, type SentInquiry } from '@porchlight/contracts/catalog';
import { placeOf } from '@porchlight/listing-ui';
import { useForm, useMessageKey } from '@porchlight/forms';
import { useState } from 'react';
import { rememberSent } from './sent-before.ts';
import { useInquiryWords } from './words/catalogue.ts';

type Paper = (typeof documentKinds)[number];
const fields = ['firstName', 'lastName', 'email', 'phone', 'message', 'moveInDate'] as const;
type Values = Readonly<Record<(typeof fields)[number], string>>;
/** What is ticked beside the fields. */
export interface Ticked {
  readonly papers: readonly Paper[];
  readonly isAbroad: boolean;
  readonly website: string;
}
const nothing: Ticked = { papers: [], isAbroad: false, website: '' };

const filled = (given: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== '' && value !== undefined && value !== false),
  );
function attribution() {
  const { gclid, ...utms } = track.attribution() ?? {};
  return filled({ gclid, utms: Object.keys(utms).length > 0 ? utms : undefined });
}

/** The state of a message to a landlord: its fields, what is ticked, and what came of sending it. */
export function useInquiry(home: Listing) {
  const t = useInquiryWords();
  const { user } = useSession();
  const [send] = api.useSendInquiryMutation();
  const [ticked, setTicked] = useState(nothing);
  const [sent, setSent] = useState<SentInquiry>();
  const [openedAt] = useState(() => performance.now());
  const keyOf = useMessageKey();
  const bodyOf = (values: Values) => {
    const given = filled(Object.fromEntries(fields.map((name) => [name, values[name].trim()])));
    const more = filled({
      website: ticked.website,
      isAbroad: ticked.isAbroad,
      documentsReady: ticked.papers.length > 0 ? ticked.papers : undefined,
    });
    return {
      ...given,
      ...more,
      ...attribution(),
      listingId: home.id,
      consentToShare: true,
      openForMs: Math.round(performance.now() - openedAt),
      key: keyOf(JSON.stringify([given, more])),
    } as Inquiry;
  };
  const form = useForm({
    type: Inquiry,
    labels: Object.fromEntries(fields.map((name) => [name, t(name)])) as Values,
    bodyOf,
    first: {
      message: t('polite', { place: placeOf(home) }),
      ...(user
        ? { firstName: user.firstName, lastName: user.lastName, email: user.email, phone: user.phone ?? '' }
        : {}),
    },
    send: async (body) => {
      const { data, error } = await send({ body });
      if (!data) return error as ApiError;
      rememberSent(home.id, user?.id, data.inquiry.sentAt);
      setSent(data.inquiry);
      return undefined;
    },
  });
  return {
    form,
    ticked,
    tick: (change: Partial<Ticked>) => {
      setTicked((before) => ({ ...before, ...change }));
    },
    sent,
  };
}
