import { signIn, useWords, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { Button, Notice, PasswordInput, TextInput } from '@porchlight/ui';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { shellWords } from '../words/catalogue.ts';
import css from './dialogs.module.css';

type FieldName = 'email' | 'password' | 'otp';
type Faults = Readonly<Partial<Record<FieldName, string>>>;
interface Props { readonly onDone: () => void; readonly onForgot: () => void }

const fieldNames: readonly FieldName[] = ['email', 'password', 'otp'];
/** The fields that a refusal speaks of. */
const faultsOf = (error: ApiError | undefined): Faults => Object.fromEntries(fieldNames.flatMap((name) => { const text = error?.errors?.[name]?.[0]; return text ? [[name, text]] : []; }));

/** What was written, by field; a field that is not drawn is not there. */
function valuesOf({ elements }: HTMLFormElement): Readonly<Partial<Record<FieldName, string>>> {
  return Object.fromEntries(fieldNames.flatMap((name) => { const field = elements.namedItem(name); return field instanceof HTMLInputElement ? [[name, field.value]] : []; }));
}

/** What the form can see itself: empty fields. Everything else is for the server to say, in its words. */
function emptyFields(given: Readonly<Partial<Record<FieldName, string>>>, words: Readonly<Record<FieldName, string>>): Faults {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value.trim() === '').map(([name]) => [name, words[name as FieldName]]));
}

/** Signing in by email and password, and by a code where the account asks for one. */
export function LoginForm({ onDone, onForgot }: Props) {
  const t = useWords(shellWords);
  const dispatch = useDispatch();
  const form = useRef<HTMLFormElement>(null);
  const [refusal, setRefusal] = useState<ApiError>();
  const [faults, setFaults] = useState<Faults>({});
  const [isBusy, setBusy] = useState(false);
  const [asksForCode, setAsksForCode] = useState(false);
  const id = useId();
  useEffect(() => { form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus(); }, [faults]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!form.current || isBusy) return;
    const given = valuesOf(form.current);
    const empty = emptyFields(given, { email: t('emailMissing'), password: t('passwordMissing'), otp: t('otpMissing') });
    setRefusal(undefined);
    setFaults(empty);
    if (Object.keys(empty).length > 0) return;
    setBusy(true);
    const error = await dispatch(signIn({ email: given.email ?? '', password: given.password ?? '', ...(given.otp ? { otp: given.otp } : {}) }));
    setBusy(false);
    if (!error) { onDone(); return; }
    if (error.code === 'otp_required') { setAsksForCode(true); return; }
    setRefusal(error);
    setFaults(faultsOf(error));
  };

  return (
    <form ref={form} className={css.form} noValidate onSubmit={(event) => { void submit(event); }}>
      {refusal && <Refusal id={id} refusal={refusal} faults={faults} />}
      <TextInput id={`${id}-email`} label={t('email')} name="email" type="email" data-focus-first autoComplete="email" inputMode="email" error={faults.email} />
      <PasswordInput id={`${id}-password`} label={t('password')} name="password" autoComplete="current-password" showText={t('show')} hideText={t('hide')} error={faults.password} />
      {asksForCode && <TextInput id={`${id}-otp`} label={t('otp')} hint={t('otpWhy')} name="otp" autoComplete="one-time-code" inputMode="text" error={faults.otp} />}
      <Button type="submit" look="primary" isWide isBusy={isBusy} busyText={t('loginBusy')}>{t('loginAct')}</Button>
      <Button look="link" onClick={onForgot}>{t('forgot')}</Button>
    </form>
  );
}

/** What the server said, with links to the fields it speaks of. */
function Refusal({ id, refusal, faults }: { readonly id: string; readonly refusal: ApiError; readonly faults: Faults }) {
  const named = Object.entries(faults);
  return (
    <Notice tone="danger" role="alert" title={refusal.message}>
      {named.length > 0 && <ul>{named.map(([name, text]) => <li key={name}><a href={`#${id}-${name}`}>{text}</a></li>)}</ul>}
    </Notice>
  );
}
