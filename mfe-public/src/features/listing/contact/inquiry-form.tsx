import { useFormat, useSession } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { documentKinds } from '@porchlight/contracts';
import { inquiryLength, type Listing } from '@porchlight/contracts/catalog';
import { FormSummary, NameFields, Honeypot } from '@porchlight/forms';
import { Button, Checkbox, ChoiceGroup, LinkButton, Notice, TextArea, TextInput } from '@porchlight/ui';
import { useEffect, useRef, useState } from 'react';
import css from './inquiry-form.module.css';
import { inquirySentAt } from './sent-inquiries.ts';
import { useInquiry, type InquiryOptions } from './use-inquiry.ts';
import { useInquiryMessages } from './messages/catalog.ts';

export interface InquiryFormProps {
  readonly listing: Listing;
}

/** Inquiry form of a listing. A user who has already sent an inquiry sees its date and may send another. */
export function InquiryForm({ listing }: InquiryFormProps) {
  const t = useInquiryMessages();
  const format = useFormat();
  const { user } = useSession();
  const [attempt, setAttempt] = useState(0);
  const [lastSentAt] = useState(() => inquirySentAt(listing.id, user?.id));
  const writeAgain = () => {
    setAttempt(attempt + 1);
  };
  if (lastSentAt === undefined || attempt > 0)
    return <WriteForm key={attempt} listing={listing} onAgain={writeAgain} />;
  return (
    <Notice
      tone="ok"
      role="status"
      title={t('sentOn', { date: format.date(lastSentAt) })}
      acts={
        <>
          <Button onClick={writeAgain}>{t('again')}</Button>
          <NextStepLink />
        </>
      }
    />
  );
}

function WriteForm({ listing, onAgain }: InquiryFormProps & { readonly onAgain: () => void }) {
  const t = useInquiryMessages();
  const { form, options, changeOptions, sent } = useInquiry(listing);
  if (sent) return <Sent listing={listing} email={form.values.email} onAgain={onAgain} />;
  return (
    <form className={css.form} {...form.props}>
      <FormSummary form={form} />
      <NameFields form={form} />
      <TextInput {...form.field('email')} type="email" autoComplete="email" inputMode="email" maxLength={254} />
      <TextInput
        {...form.field('phone')}
        optional={t('optional')}
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        maxLength={30}
      />
      <TextArea {...form.field('message')} rows={5} maxLength={inquiryLength.max} />
      <details>
        <summary className={css.summary}>{t('more')}</summary>
        <div className={css.more}>
          <TextInput {...form.field('moveInDate')} optional={t('optional')} type="date" />
          <DocumentChoices options={options} changeOptions={changeOptions} />
        </div>
      </details>
      <Checkbox
        label={t('abroad')}
        checked={options.isAbroad}
        onChange={(event) => {
          changeOptions({ isAbroad: event.target.checked });
        }}
      />
      {options.isAbroad && (
        <Notice tone="warn" role="status" title={t('abroadTitle')}>
          {t('abroadText')}
        </Notice>
      )}
      <Honeypot
        value={options.website}
        onChange={(website) => {
          changeOptions({ website });
        }}
      />
      <Button type="submit" look="primary" isWide isBusy={form.isBusy} busyText={t('sending')}>
        {t('send')}
      </Button>
      <p className={css.small}>{t('shared', { landlord: listing.company.name })}</p>
    </form>
  );
}

interface DocumentChoicesProps {
  readonly options: InquiryOptions;
  readonly changeOptions: (change: Partial<InquiryOptions>) => void;
}
/** Checkboxes for the documents that the renter can provide. */
function DocumentChoices({ options: { documents }, changeOptions }: DocumentChoicesProps) {
  const t = useInquiryMessages();
  return (
    <ChoiceGroup legend={t('papers')}>
      <p className={css.small}>{t('papersHint')}</p>
      {documentKinds.map((kind) => (
        <Checkbox
          key={kind}
          label={t(kind)}
          checked={documents.includes(kind)}
          onChange={(event) => {
            changeOptions({
              documents: event.target.checked ? [...documents, kind] : documents.filter((one) => one !== kind),
            });
          }}
        />
      ))}
    </ChoiceGroup>
  );
}

function Sent({
  listing: { company },
  email,
  onAgain,
}: InquiryFormProps & { readonly email: string; readonly onAgain: () => void }) {
  const t = useInquiryMessages();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current?.focus();
  }, []);
  const reply =
    company.replyHours === undefined
      ? ''
      : t('replies', { landlord: company.name, count: Math.max(1, Math.round(company.replyHours)) });
  return (
    <div ref={ref} tabIndex={-1} className={css.done}>
      <Notice
        tone="ok"
        role="status"
        title={[t('sent'), reply].filter(Boolean).join(' ')}
        acts={
          <>
            <NextStepLink />
            <Button look="quiet" onClick={onAgain}>
              {t('again')}
            </Button>
          </>
        }
      >
        {t('copy', { email })}
      </Notice>
    </div>
  );
}

/** Link to the replies: the renter's inquiries, or sign-up for a guest. */
function NextStepLink() {
  const t = useInquiryMessages();
  const { role } = useSession();
  if (role === 'visitor')
    return (
      <LinkButton link={Link} to="/register">
        {t('password')}
      </LinkButton>
    );
  return role === 'renter' ? (
    <LinkButton link={Link} to="/admin/my-inquiries">
      {t('follow')}
    </LinkButton>
  ) : null;
}
