import type { ApiError } from '@porchlight/client';
import { useLocation } from '@porchlight/client/router';
import { ContactMessage, type FormResponse } from '@porchlight/contracts/content';
import { useForm, useIdempotencyKey } from '@porchlight/forms';
import { useState } from 'react';
import { contactFormCalls } from './contact-form-calls.ts';
import { useContactMessages } from './messages/catalog.ts';

/** Visible field of the contact form. */
export type ContactField = 'name' | 'email' | 'topic' | 'message';
type Values = Readonly<Record<ContactField, string>>;

const formKey = 'contact';

/** Builds the request body. The idempotency key stays the same until the content changes. */
function useContactBody() {
  const { pathname } = useLocation();
  const [website, setWebsite] = useState('');
  const keyOf = useIdempotencyKey();
  const bodyOf = (values: Values): ContactMessage => ({
    name: values.name.trim(),
    email: values.email.trim(),
    message: values.message.trim(),
    topic: values.topic as ContactMessage['topic'],
    key: keyOf(JSON.stringify([values, website])),
    page: pathname.slice(0, 300),
    ...(website ? { website } : {}),
  });
  return {
    bodyOf,
    website,
    setWebsite,
  };
}

/** Returns the state of the contact form: its fields, the honeypot value, and the response once the message is sent. */
export function useContactForm() {
  const t = useContactMessages();
  const [send] = contactFormCalls.useSendFormMutation();
  const [response, setResponse] = useState<FormResponse>();
  const { bodyOf, ...rest } = useContactBody();
  const form = useForm({
    type: ContactMessage,
    labels: { name: t('name'), email: t('email'), topic: t('topic'), message: t('message') },
    initialValues: { topic: 'question' },
    bodyOf,
    focusOn: 'summary',
    send: async (body) => {
      const { data, error } = await send({ params: { key: formKey }, body });
      if (data) setResponse(data);
      return error as ApiError | undefined;
    },
  });
  return { form, answer: response, ...rest };
}
