import { useAddress, useLocation } from '@porchlight/client/router';
import { messageTopics } from '@porchlight/contracts/content';
import { Button, Select, TextArea, TextInput } from '@porchlight/ui';
import css from './contact-form.module.css';
import { useContactMessages } from './messages/catalog.ts';

/** Contact form for readers without scripts: the browser posts it, and the server answers with a page. */
export function PlainContactForm() {
  const t = useContactMessages();
  const { pathname } = useLocation();
  return (
    <form className={css.form} method="post" action={useAddress()('/forms/contact')}>
      <TextInput label={t('name')} name="name" autoComplete="name" required maxLength={80} />
      <TextInput
        label={t('email')}
        hint={t('emailHint')}
        name="email"
        type="email"
        autoComplete="email"
        required
        maxLength={254}
      />
      <Select
        label={t('topic')}
        name="topic"
        choices={messageTopics.map((topic) => ({ value: topic, label: t(topic) }))}
      />
      <TextArea
        label={t('message')}
        hint={t('messageHint')}
        name="message"
        rows={7}
        required
        minLength={10}
        maxLength={4000}
      />
      <input type="hidden" name="page" value={pathname} />
      {/* A honeypot: hidden from people, so only bots fill it in. */}
      <input className={css.trap} name="website" tabIndex={-1} autoComplete="off" aria-hidden />
      <p>
        <Button type="submit" look="primary">
          {t('send')}
        </Button>
      </p>
    </form>
  );
}
