import { messageTopics } from '@porchlight/contracts/content';
import { Button, Notice, Select, TextArea, TextInput } from '@porchlight/ui';
import { useEffect, useId, useRef, type FormEvent, type ReactNode } from 'react';
import css from './contact-form.module.css';
import { messageFields, useContactForm, type MessageFaults, type MessageField } from './use-contact-form.ts';
import { useFormWords } from './words/catalogue.ts';

/** A message to us: written, checked, sent, and thanked for in its place. */
export function ContactForm() {
  const t = useFormWords();
  const id = useId();
  const { values, faults, refusal, failures, answer, isBusy, begin, check, change, submit, again } = useContactForm();
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => { if (failures > 0) summary.current?.focus(); }, [failures]);

  if (answer) return <Thanks onAgain={again}>{answer.message}</Thanks>;
  const onSubmit = (event: FormEvent) => { event.preventDefault(); void submit(); };
  const field = (name: MessageField) => ({
    id: `${id}-${name}`, name, value: values[name], error: faults[name], onBlur: () => { check(name); },
    onChange: (event: { target: { value: string } }) => { change(name, event.target.value); },
  });
  return (
    <form className={css.form} noValidate onSubmit={onSubmit} onFocus={begin}>
      <div ref={summary} tabIndex={-1} className={css.thanks}>{failures > 0 && <Summary id={id} faults={faults} refusal={refusal?.message} />}</div>
      <div className={css.pair}>
        <TextInput {...field('name')} label={t('name')} autoComplete="name" maxLength={80} />
        <TextInput {...field('email')} label={t('email')} hint={t('emailHint')} type="email" autoComplete="email" inputMode="email" maxLength={254} />
      </div>
      <Select {...field('topic')} label={t('topic')} choices={messageTopics.map((topic) => ({ value: topic, label: t(topic) }))} />
      <TextArea {...field('message')} label={t('message')} hint={t('messageHint')} rows={7} maxLength={4000} />
      <div className={css.trap} aria-hidden><label>{t('website')}<input name="website" tabIndex={-1} autoComplete="off" value={values.website} onChange={(event) => { change('website', event.target.value); }} /></label></div>
      <p><Button type="submit" look="primary" isBusy={isBusy} busyText={t('sending')}>{t('send')}</Button></p>
    </form>
  );
}

interface SummaryProps { readonly id: string; readonly faults: MessageFaults; readonly refusal: string | undefined }
/** What keeps the message here, with links to the fields. */
function Summary({ id, faults, refusal }: SummaryProps) {
  const t = useFormWords();
  const wrong = messageFields.filter((name) => faults[name] !== undefined);
  if (wrong.length === 0 && refusal === undefined) return null;
  return (
    <Notice tone="danger" role="alert" title={wrong.length > 0 ? t('mend', { count: wrong.length }) : t('failed')}>
      {wrong.length === 0 && refusal}
      {wrong.length > 0 && <ul className={css.faults}>{wrong.map((name) => <li key={name}><a href={`#${id}-${name}`}>{t(name)}: {faults[name]}</a></li>)}</ul>}
    </Notice>
  );
}

function Thanks({ children, onAgain }: { readonly children: ReactNode; readonly onAgain: () => void }) {
  const t = useFormWords();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => { ref.current?.focus(); }, []);
  return <div ref={ref} tabIndex={-1} className={css.thanks}><Notice tone="ok" role="status" title={t('thanks')} acts={<Button onClick={onAgain}>{t('again')}</Button>}>{children}</Notice></div>;
}
