import { api, useNow, useSession } from '@porchlight/client';
import { useSelector } from '@porchlight/client/redux';
import { Link } from '@porchlight/client/router';
import { isMasked } from '@porchlight/contracts';
import type { RenterProfile } from '@porchlight/contracts/accounts';
import { inquiryLength, type Listing } from '@porchlight/contracts/catalog';
import { FormSummary, NameFields, Honeypot } from '@porchlight/forms';
import { Button, Checkbox, LinkButton, Notice, Skeleton, TextArea, TextInput } from '@porchlight/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import css from './inquiry-form.module.css';
import { EarlierInquiryNotice, useEarlierInquiry, type EarlierInquiry } from './earlier-inquiries.tsx';
import { Consent, ContactChoice, DocumentChoices, FactChoices } from './inquiry-choices.tsx';
import { isStillAbroad } from './profile-facts.ts';
import { useInquiry } from './use-inquiry.ts';
import type { SimilarAlertState } from './use-similar-alert.ts';
import { useInquiryMessages } from './messages/catalog.ts';

export interface InquiryFormProps {
  readonly listing: Listing;
}

/** Inquiry form of a listing. A user who has already sent an inquiry sees its date and may send another. */
export function InquiryForm({ listing }: InquiryFormProps) {
  const { isLoading, earlier } = useEarlierInquiry(listing.id);
  const [attempt, setAttempt] = useState(0);
  // The form that has just sent its message says so itself.
  const [shown, setShown] = useState<EarlierInquiry | 'form'>();
  // A login while the form is open does not replace it.
  if (shown === undefined) {
    if (isLoading) return <Skeleton shape="box" className={css.coming} />;
    setShown(earlier ?? 'form');
    return null;
  }
  const writeAgain = () => {
    setShown('form');
    setAttempt(attempt + 1);
  };
  return shown === 'form' ? (
    <WriteForm key={attempt} listing={listing} onAgain={writeAgain} />
  ) : (
    <EarlierInquiryNotice earlier={shown} nextStep={<NextStepLink />} onAgain={writeAgain} />
  );
}

/** Loads the account and the renter's profile, which fill the form, before the form is shown. */
function WriteForm({ listing, onAgain }: InquiryFormProps & { readonly onAgain: () => void }) {
  const { role, user } = useSession();
  const hasFailed = useSelector((state) => state.session.failed !== undefined);
  const { data, isLoading } = api.useGetRenterProfileQuery(undefined, { skip: role !== 'renter' });
  if (isLoading || (user && isMasked(user) && !hasFailed)) return <Skeleton shape="box" className={css.coming} />;
  return <FilledForm listing={listing} profile={data?.profile ?? {}} onAgain={onAgain} />;
}

interface FilledFormProps extends InquiryFormProps {
  readonly profile: RenterProfile;
  readonly onAgain: () => void;
}
function FilledForm({ listing, profile, onAgain }: FilledFormProps) {
  const t = useInquiryMessages();
  const today = useNow().toISOString().slice(0, 10);
  const { form, options, facts, changeOptions, sent, alertState } = useInquiry(listing, profile);
  const { email } = form.values;
  const alertNote = alertState && <AlertNote state={alertState} email={email} />;
  if (sent?.isHeld) return <Held>{alertNote}</Held>;
  if (sent)
    return (
      <Sent listing={listing} email={email} onAgain={onAgain}>
        {alertNote}
      </Sent>
    );
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
      <FactChoices facts={facts} options={options} changeOptions={changeOptions} />
      <Checkbox
        label={t('abroad')}
        checked={options.isAbroad}
        onChange={(event) => {
          changeOptions({ isAbroad: event.target.checked });
        }}
      />
      {(options.isAbroad || isStillAbroad(profile, today)) && (
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
      <Checkbox
        label={t('alert')}
        checked={options.wantsAlerts}
        onChange={(event) => {
          changeOptions({ wantsAlerts: event.target.checked });
        }}
      />
      <ContactChoice options={options} changeOptions={changeOptions} landlord={listing.company.name} />
      <Consent form={form} options={options} facts={facts} landlord={listing.company.name} />
      <Button type="submit" look="primary" isWide isBusy={form.isBusy} busyText={t('sending')}>
        {t('send')}
      </Button>
    </form>
  );
}

/** States whether emails about similar listings are on, or are still to be confirmed. */
function AlertNote({ state, email }: { readonly state: SimilarAlertState; readonly email: string }) {
  const t = useInquiryMessages();
  return <p>{t(`alert_${state}`, { email })}</p>;
}

/** States that a message is held for a check. */
function Held({ children }: { readonly children: ReactNode }) {
  const t = useInquiryMessages();
  const ref = useTakenFocus();
  return (
    <div ref={ref} tabIndex={-1} className={css.done}>
      <Notice tone="warn" role="status" title={t('held')} acts={<NextStepLink />}>
        {t('heldText')}
        {children}
      </Notice>
    </div>
  );
}

/** Returns the ref of an element that takes the focus when it appears. */
function useTakenFocus() {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current?.focus();
  }, []);
  return ref;
}

function Sent({
  listing: { company },
  email,
  onAgain,
  children,
}: InquiryFormProps & { readonly email: string; readonly onAgain: () => void; readonly children: ReactNode }) {
  const t = useInquiryMessages();
  const { role } = useSession();
  const ref = useTakenFocus();
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
        {t(role === 'renter' ? 'copy' : 'confirmCopy', { email })}
        {children}
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
