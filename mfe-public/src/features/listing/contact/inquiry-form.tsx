import { useFormat, useSession } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { documentKinds } from '@porchlight/contracts';
import type { Listing } from '@porchlight/contracts/catalog';
import { FormSummary, NameFields, Trap } from '@porchlight/forms';
import { Button, Checkbox, ChoiceGroup, LinkButton, Notice, TextArea, TextInput } from '@porchlight/ui';
import { useEffect, useRef, useState } from 'react';
import css from './inquiry-form.module.css';
import { sentBefore } from './sent-before.ts';
import { useInquiry, type Ticked } from './use-inquiry.ts';
import { useInquiryWords } from './words/catalogue.ts';

export interface InquiryFormProps {
  readonly home: Listing;
}

/** A message to the landlord of a home; whoever has written before is told when, and may write again. */
export function InquiryForm({ home }: InquiryFormProps) {
  const t = useInquiryWords();
  const format = useFormat();
  const { user } = useSession();
  const [round, setRound] = useState(0);
  const [before] = useState(() => sentBefore(home.id, user?.id));
  const writeAgain = () => {
    setRound(round + 1);
  };
  if (before === undefined || round > 0) return <WriteForm key={round} home={home} onAgain={writeAgain} />;
  return (
    <Notice
      tone="ok"
      role="status"
      title={t('sentOn', { date: format.date(before) })}
      acts={
        <>
          <Button onClick={writeAgain}>{t('again')}</Button>
          <Follow />
        </>
      }
    />
  );
}

function WriteForm({ home, onAgain }: InquiryFormProps & { readonly onAgain: () => void }) {
  const t = useInquiryWords();
  const { form, ticked, tick, sent } = useInquiry(home);
  if (sent) return <Sent home={home} email={form.values.email} onAgain={onAgain} />;
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
      <TextArea {...form.field('message')} rows={5} maxLength={2000} />
      <details>
        <summary className={css.summary}>{t('more')}</summary>
        <div className={css.more}>
          <TextInput {...form.field('moveInDate')} optional={t('optional')} type="date" />
          <Papers ticked={ticked} tick={tick} />
        </div>
      </details>
      <Checkbox
        label={t('abroad')}
        checked={ticked.isAbroad}
        onChange={(event) => {
          tick({ isAbroad: event.target.checked });
        }}
      />
      {ticked.isAbroad && (
        <Notice tone="warn" role="status" title={t('abroadTitle')}>
          {t('abroadText')}
        </Notice>
      )}
      <Trap
        value={ticked.website}
        onChange={(website) => {
          tick({ website });
        }}
      />
      <Button type="submit" look="primary" isWide isBusy={form.isBusy} busyText={t('sending')}>
        {t('send')}
      </Button>
      <p className={css.small}>{t('shared', { landlord: home.company.name })}</p>
    </form>
  );
}

interface PapersProps {
  readonly ticked: Ticked;
  readonly tick: (change: Partial<Ticked>) => void;
}
/** Papers that the renter could show: a yes to each. */
function Papers({ ticked: { papers }, tick }: PapersProps) {
  const t = useInquiryWords();
  return (
    <ChoiceGroup legend={t('papers')}>
      <p className={css.small}>{t('papersHint')}</p>
      {documentKinds.map((kind) => (
        <Checkbox
          key={kind}
          label={t(kind)}
          checked={papers.includes(kind)}
          onChange={(event) => {
            tick({ papers: event.target.checked ? [...papers, kind] : papers.filter((one) => one !== kind) });
          }}
        />
      ))}
    </ChoiceGroup>
  );
}

function Sent({
  home: { company },
  email,
  onAgain,
}: InquiryFormProps & { readonly email: string; readonly onAgain: () => void }) {
  const t = useInquiryWords();
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
            <Follow />
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

/** The way to the answers: a renter's own list, or for whoever has no account a password. */
function Follow() {
  const t = useInquiryWords();
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
