import { api, useLanguage, type ApiError } from '@porchlight/client';
import { useLocation } from '@porchlight/client/router';
import { ContactMessage, type FormAnswer } from '@porchlight/contracts/content';
import { formErrors } from '@porchlight/contracts/form';
import { useRef, useState } from 'react';
import { begunIn } from './begun-message.ts';
import { newMessageKey } from './message-key.ts';
import { useFormWords } from './words/catalogue.ts';

/** The fields of a message that a person fills in. */
export const messageFields = ['name', 'email', 'topic', 'message'] as const;
export type MessageField = (typeof messageFields)[number];
export type MessageFaults = Readonly<Partial<Record<MessageField, string>>>;
type Values = Readonly<Record<MessageField | 'website', string>>;
const empty: Values = { name: '', email: '', topic: 'question', message: '', website: '' };

const formKey = 'contact';
const isField = (name: string): name is MessageField => (messageFields as readonly string[]).includes(name);
const ours = (errors: Readonly<Record<string, string | undefined>>): MessageFaults => Object.fromEntries(Object.entries(errors).filter(([name, text]) => isField(name) && text));

/** What the class of the call says of the values; an empty field is asked for in plain words. */
function useFaultsOf(): (body: object, values: Values) => MessageFaults {
  const t = useFormWords();
  const language = useLanguage();
  return (body, values) => {
    const said = ours(formErrors(ContactMessage, body, language));
    return Object.fromEntries(Object.entries(said).map(([name, text]) => [name, values[name as MessageField].trim() === '' ? t('fillIn') : text]));
  };
}

/** Sends a message under one key until its words change: a second try after a lost answer is the same message. */
function useSending() {
  const [send] = api.useSendFormMutation();
  const { pathname } = useLocation();
  const openedAt = useRef<number>(undefined);
  const sent = useRef<{ readonly words: string; readonly key: string }>(undefined);
  const bodyOf = (values: Values) => {
    const words = JSON.stringify(values);
    if (sent.current?.words !== words) sent.current = { words, key: newMessageKey() };
    const { website, ...fields } = values;
    return {
      ...fields, name: fields.name.trim(), email: fields.email.trim(), message: fields.message.trim(), topic: fields.topic as ContactMessage['topic'],
      key: sent.current.key, page: pathname.slice(0, 300), openForMs: Math.round(performance.now() - (openedAt.current ?? performance.now())), ...(website ? { website } : {}),
    };
  };
  return { bodyOf, begin: () => { openedAt.current ??= performance.now(); }, send: async (body: ReturnType<typeof bodyOf>) => send({ params: { key: formKey }, body }) };
}

/** The state of the form for a message: what was written, what is wrong with it, and what came of sending it. */
export function useContactForm() {
  const { state } = useLocation();
  const [values, setValues] = useState<Values>(() => ({ ...empty, ...begunIn(state) }));
  const [faults, setFaults] = useState<MessageFaults>({});
  const [refusal, setRefusal] = useState<ApiError>();
  const [answer, setAnswer] = useState<FormAnswer>();
  const [isBusy, setBusy] = useState(false);
  const [failures, setFailures] = useState(0);
  const faultsOf = useFaultsOf();
  const { bodyOf, begin, send } = useSending();

  const check = (field: MessageField, now = values) => { const { [field]: text } = faultsOf(bodyOf(now), now); setFaults(({ [field]: _, ...others }) => (text === undefined ? others : { ...others, [field]: text })); };
  const change = (field: MessageField | 'website', value: string) => {
    const now = { ...values, [field]: value };
    setValues(now);
    // A field is judged when it is left, and from then on while it is mended.
    if (isField(field) && faults[field] !== undefined) check(field, now);
  };
  const fail = (found: MessageFaults, why?: ApiError) => { setFaults(found); setRefusal(why); setFailures((before) => before + 1); };
  const submit = async (): Promise<void> => {
    if (isBusy) return;
    const body = bodyOf(values);
    const found = faultsOf(body, values);
    if (Object.keys(found).length > 0) { fail(found); return; }
    setBusy(true);
    const { data, error } = await send(body);
    setBusy(false);
    if (!data) { const why = error as ApiError; fail(ours(Object.fromEntries(Object.entries(why.errors ?? {}).map(([name, [first]]) => [name, first]))), why); return; }
    setAnswer(data);
    setValues(empty);
    setFailures(0);
  };
  return { values, faults, refusal, failures, answer, isBusy, begin, check, change, submit, again: () => { setAnswer(undefined); } };
}
