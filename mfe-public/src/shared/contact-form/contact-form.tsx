import { messageTopics } from '@porchlight/contracts/content';
import { FormSummary, Honeypot } from '@porchlight/forms';
import { Button, Notice, Select, TextArea, TextInput } from '@porchlight/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import css from './contact-form.module.css';
import { useContactForm, type ContactField } from './use-contact-form.ts';
import { useContactMessages } from './messages/catalog.ts';

/**
 * Renders the contact form, and a confirmation in its place once the message is sent; "write again" starts an empty
 * form.
 */
export function ContactForm() {
  const [round, setRound] = useState(0);
  return <WriteForm key={round} onAgain={() => setRound(round + 1)} />;
}

function WriteForm({ onAgain }: { readonly onAgain: () => void }) {
  const t = useContactMessages();
  const { form, answer: response, website, setWebsite } = useContactForm();
  if (response) return <Thanks onAgain={onAgain}>{response.message}</Thanks>;
  // An empty required field shows its error on blur.
  const field = (name: ContactField) => ({
    ...form.field(name),
    onBlur: () => {
      form.check(name);
    },
  });
  return (
    <form className={css.form} {...form.props}>
      <FormSummary form={form} title={t('failed')} />
      <div className={css.pair}>
        <TextInput {...field('name')} autoComplete="name" maxLength={80} />
        <TextInput
          {...field('email')}
          hint={t('emailHint')}
          type="email"
          autoComplete="email"
          inputMode="email"
          maxLength={254}
        />
      </div>
      <Select {...field('topic')} choices={messageTopics.map((topic) => ({ value: topic, label: t(topic) }))} />
      <TextArea {...field('message')} hint={t('messageHint')} rows={7} maxLength={4000} />
      <Honeypot value={website} onChange={setWebsite} />
      <p>
        <Button type="submit" look="primary" isBusy={form.isBusy} busyText={t('sending')}>
          {t('send')}
        </Button>
      </p>
    </form>
  );
}

function Thanks({ children, onAgain }: { readonly children: ReactNode; readonly onAgain: () => void }) {
  const t = useContactMessages();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current?.focus();
  }, []);
  return (
    <div ref={ref} tabIndex={-1} className={css.thanks}>
      <Notice tone="ok" role="status" title={t('thanks')} acts={<Button onClick={onAgain}>{t('again')}</Button>}>
        {children}
      </Notice>
    </div>
  );
}
