import { refreshSession, type ApiError, type Thunk } from '@porchlight/client';
import type { ConfirmState } from '@porchlight/contracts/accounts';
import { mailLinks } from './mail-link-calls.ts';
import type { AccountWord } from './words/catalogue.ts';

interface Looked {
  readonly data?: ConfirmState | undefined;
  readonly error?: unknown;
}
/** What the link of a mail is for: how it is looked at, what its one button does, and the words of both. */
export interface LinkAct {
  /** Changes nothing: programs that read mail open links too. */
  readonly look: (token: string) => Thunk<Promise<Looked>>;
  /** Gives the refusal, or nothing when it went well. */
  readonly act: (token: string) => Thunk<Promise<ApiError | undefined>>;
  readonly words: Readonly<Record<'title' | 'text' | 'button' | 'done' | 'doneWhy' | 'renew', AccountWord>>;
}

const verifyEmail: LinkAct = {
  look: (token) => (dispatch) =>
    dispatch(
      mailLinks.endpoints.getMailVerification.initiate({ params: { token } }, { subscribe: false, forceRefetch: true }),
    ),
  act: (token) => async (dispatch) => {
    const { error } = await dispatch(mailLinks.endpoints.verifyMail.initiate({ params: { token } }));
    if (!error) await dispatch(refreshSession()); // whoever is signed in here may do more now
    return error as ApiError | undefined;
  },
  words: {
    title: 'verifyTitle',
    text: 'verifyText',
    button: 'verifyAct',
    done: 'verifyDone',
    doneWhy: 'verifyDoneWhy',
    renew: 'verifyNew',
  },
};

const changeMail: LinkAct = {
  look: (token) => (dispatch) =>
    dispatch(
      mailLinks.endpoints.getMailChange.initiate({ params: { token } }, { subscribe: false, forceRefetch: true }),
    ),
  act: (token) => async (dispatch) => {
    const { error } = await dispatch(mailLinks.endpoints.confirmMailChange.initiate({ params: { token } }));
    if (!error) await dispatch(refreshSession());
    return error as ApiError | undefined;
  },
  words: {
    title: 'mailChangeTitle',
    text: 'mailChangeText',
    button: 'mailChangeAct',
    done: 'mailChangeDone',
    doneWhy: 'mailChangeDoneWhy',
    renew: 'mailChangeNew',
  },
};

const alert: LinkAct = {
  look: (token) => (dispatch, getState) =>
    dispatch(
      mailLinks.endpoints.getAlertConfirmation.initiate(
        { params: { token }, query: { lang: getState().page.language } },
        { subscribe: false, forceRefetch: true },
      ),
    ),
  act: (token) => async (dispatch) =>
    (await dispatch(mailLinks.endpoints.confirmAlert.initiate({ params: { token } }))).error as ApiError | undefined,
  words: {
    title: 'alertTitle',
    text: 'alertText',
    button: 'alertAct',
    done: 'alertDone',
    doneWhy: 'alertDoneWhy',
    renew: 'alertNew',
  },
};

const undoDeletion: LinkAct = {
  look: (token) => (dispatch) =>
    dispatch(
      mailLinks.endpoints.getDeletionUndo.initiate({ params: { token } }, { subscribe: false, forceRefetch: true }),
    ),
  act: (token) => async (dispatch) =>
    (await dispatch(mailLinks.endpoints.undoDeletion.initiate({ params: { token } }))).error as ApiError | undefined,
  words: {
    title: 'undoTitle',
    text: 'undoText',
    button: 'undoAct',
    done: 'undoDone',
    doneWhy: 'undoDoneWhy',
    renew: 'undoNew',
  },
};

/** The purposes of links whose page is the shell's; `/verify-email/:token` is the first of them. */
export const linkActs: Readonly<Record<string, LinkAct | undefined>> = {
  'verify-email': verifyEmail,
  'mail-change': changeMail,
  'undo-deletion': undoDeletion,
  alert,
};
