import { useLocation } from '@porchlight/client/router';
import { messageTopics } from '@porchlight/contracts/content';
import { FormSummary, Trap } from '@porchlight/forms';
import { Button, Notice, Select, TextArea, TextInput } from '@porchlight/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { begunIn, type BegunMessage } from './begun-message.ts';
import css from './contact-form.module.css';
import { useContactForm, type MessageField } from './use-contact-form.ts';
import { useContactWords } from './words/catalogue.ts';

/** A message to us: written, checked, sent, and thanked for in its place; the next one begins empty. */
export function ContactForm() {
  const { state } = useLocation();
  const [round, setRound] = useState(0);
  return (
    <WriteForm
      key={round}
      begun={round === 0 ? begunIn(state) : {}}
      onAgain={() => {
        setRound(round + 1);
      }}
    />
  );
}

function WriteForm({ begun, onAgain }: { readonly begun: Partial<BegunMessage>; readonly onAgain: () => void }) {
  const t = useContactWords();
  const { form, answer, begin, website, setWebsite } = useContactForm(begun);
  if (answer) return <Thanks onAgain={onAgain}>{answer.message}</Thanks>;
  // Whoever leaves a field empty is told at once.
  const field = (name: MessageField) => ({
    ...form.field(name),
    onBlur: () => {
      form.check(name);
    },
  });
  return (
    <form className={css.form} {...form.props} onFocus={begin}>
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
      <Trap value={website} onChange={setWebsite} />
      <p>
        <Button type="submit" look="primary" isBusy={form.isBusy} busyText={t('sending')}>
          {t('send')}
        </Button>
      </p>
    </form>
  );
}

function Thanks({ children, onAgain }: { readonly children: ReactNode; readonly onAgain: () => void }) {
  const t = useContactWords();
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
