import { api, type ApiError } from '@porchlight/client';
import { useLocation } from '@porchlight/client/router';
import { ContactMessage, type FormAnswer } from '@porchlight/contracts/content';
import { useForm, useMessageKey } from '@porchlight/forms';
import { useRef, useState } from 'react';
import type { BegunMessage } from './begun-message.ts';
import { useContactWords } from './words/catalogue.ts';

/** A field of a message that a person fills in. */
export type MessageField = 'name' | 'email' | 'topic' | 'message';
type Values = Readonly<Record<MessageField, string>>;

const formKey = 'contact';

/** What is sent of a message, under one key until its words change. */
function useBody() {
  const { pathname } = useLocation();
  const [website, setWebsite] = useState('');
  const openedAt = useRef<number>(undefined);
  const keyOf = useMessageKey();
  const bodyOf = (values: Values): ContactMessage => ({
    name: values.name.trim(),
    email: values.email.trim(),
    message: values.message.trim(),
    topic: values.topic as ContactMessage['topic'],
    key: keyOf(JSON.stringify([values, website])),
    page: pathname.slice(0, 300),
    openForMs: Math.round(performance.now() - (openedAt.current ?? performance.now())),
    ...(website ? { website } : {}),
  });
  return {
    bodyOf,
    website,
    setWebsite,
    begin: () => {
      openedAt.current ??= performance.now();
    },
  };
}

/** The state of the form for a message, from what another page has begun: its fields, its trap, and what came of sending it. */
export function useContactForm(begun: Partial<BegunMessage>) {
  const t = useContactWords();
  const [send] = api.useSendFormMutation();
  const [answer, setAnswer] = useState<FormAnswer>();
  const { bodyOf, ...rest } = useBody();
  const form = useForm({
    type: ContactMessage,
    labels: { name: t('name'), email: t('email'), topic: t('topic'), message: t('message') },
    first: { topic: 'question', ...begun },
    bodyOf,
    focusOn: 'summary',
    send: async (body) => {
      const { data, error } = await send({ params: { key: formKey }, body });
      if (data) setAnswer(data);
      return error as ApiError | undefined;
    },
  });
  return { form, answer, ...rest };
}
