import { mergeFavourites, refreshSession, type ApiError, type Thunk } from '@porchlight/client';
import type { MailVerificationState } from '@porchlight/contracts/accounts';
import { mailLinkCalls } from './mail-link-calls.ts';
import type { AccountMessageKey } from './messages/catalog.ts';

interface LinkCheck {
  readonly data?: MailVerificationState | undefined;
  readonly error?: unknown;
}
/** Action of a link from an email: how the link is checked, what its button does, and the message keys of the page. */
export interface LinkAction {
  /** Checks the link without side effects, because mail scanners open links too. */
  readonly look: (token: string) => Thunk<Promise<LinkCheck>>;
  /** Performs the action; resolves to the error, or to undefined on success. */
  readonly act: (token: string) => Thunk<Promise<ApiError | undefined>>;
  readonly words: Readonly<Record<'title' | 'text' | 'button' | 'done' | 'doneWhy' | 'renew', AccountMessageKey>>;
}

const verifyEmail: LinkAction = {
  look: (token) => (dispatch) =>
    dispatch(
      mailLinkCalls.endpoints.getMailVerification.initiate(
        { params: { token } },
        { subscribe: false, forceRefetch: true },
      ),
    ),
  act: (token) => async (dispatch) => {
    const { error } = await dispatch(mailLinkCalls.endpoints.verifyMail.initiate({ params: { token } }));
    if (!error) await dispatch(refreshSession()); // the signed-in account may have new permissions
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

const changeMail: LinkAction = {
  look: (token) => (dispatch) =>
    dispatch(
      mailLinkCalls.endpoints.getMailChange.initiate({ params: { token } }, { subscribe: false, forceRefetch: true }),
    ),
  act: (token) => async (dispatch) => {
    const { error } = await dispatch(mailLinkCalls.endpoints.confirmMailChange.initiate({ params: { token } }));
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

const alert: LinkAction = {
  look: (token) => (dispatch, getState) =>
    dispatch(
      mailLinkCalls.endpoints.getAlertConfirmation.initiate(
        { params: { token }, query: { lang: getState().page.language } },
        { subscribe: false, forceRefetch: true },
      ),
    ),
  act: (token) => async (dispatch) =>
    (await dispatch(mailLinkCalls.endpoints.confirmAlert.initiate({ params: { token } }))).error as
      ApiError | undefined,
  words: {
    title: 'alertTitle',
    text: 'alertText',
    button: 'alertAct',
    done: 'alertDone',
    doneWhy: 'alertDoneWhy',
    renew: 'alertNew',
  },
};

const inquiry: LinkAction = {
  look: (token) => (dispatch) =>
    dispatch(
      mailLinkCalls.endpoints.getInquiryConfirmation.initiate(
        { params: { token } },
        { subscribe: false, forceRefetch: true },
      ),
    ),
  act: (token) => async (dispatch) =>
    (await dispatch(mailLinkCalls.endpoints.confirmInquiry.initiate({ params: { token } }))).error as
      ApiError | undefined,
  words: {
    title: 'inquiryTitle',
    text: 'inquiryText',
    button: 'inquiryAct',
    done: 'inquiryDone',
    doneWhy: 'inquiryDoneWhy',
    renew: 'inquiryNew',
  },
};

const favourites: LinkAction = {
  look: (token) => (dispatch) =>
    dispatch(
      mailLinkCalls.endpoints.getFavouritesConfirmation.initiate(
        { params: { token } },
        { subscribe: false, forceRefetch: true },
      ),
    ),
  act: (token) => async (dispatch) => {
    const { error } = await dispatch(mailLinkCalls.endpoints.confirmFavourites.initiate({ params: { token } }));
    if (!error) await dispatch(mergeFavourites());
    return error as ApiError | undefined;
  },
  words: {
    title: 'picksTitle',
    text: 'picksText',
    button: 'picksAct',
    done: 'picksDone',
    doneWhy: 'picksDoneWhy',
    renew: 'picksNew',
  },
};

const refreshListing: LinkAction = {
  look: (token) => (dispatch) =>
    dispatch(
      mailLinkCalls.endpoints.getListingRefresh.initiate(
        { params: { token } },
        { subscribe: false, forceRefetch: true },
      ),
    ),
  act: (token) => async (dispatch) =>
    (await dispatch(mailLinkCalls.endpoints.confirmListingRefresh.initiate({ params: { token } }))).error as
      ApiError | undefined,
  words: {
    title: 'refreshTitle',
    text: 'refreshText',
    button: 'refreshAct',
    done: 'refreshDone',
    doneWhy: 'refreshDoneWhy',
    renew: 'refreshNew',
  },
};

const leadContact: LinkAction = {
  look: (token) => (dispatch) =>
    dispatch(
      mailLinkCalls.endpoints.getLeadContactConfirmation.initiate(
        { params: { token } },
        { subscribe: false, forceRefetch: true },
      ),
    ),
  act: (token) => async (dispatch) =>
    (await dispatch(mailLinkCalls.endpoints.confirmLeadContact.initiate({ params: { token } }))).error as
      ApiError | undefined,
  words: {
    title: 'contactTitle',
    text: 'contactText',
    button: 'contactAct',
    done: 'contactDone',
    doneWhy: 'contactDoneWhy',
    renew: 'contactNew',
  },
};

const leadContactRefusal: LinkAction = {
  look: (token) => (dispatch) =>
    dispatch(
      mailLinkCalls.endpoints.getLeadContactRefusal.initiate(
        { params: { token } },
        { subscribe: false, forceRefetch: true },
      ),
    ),
  act: (token) => async (dispatch) =>
    (await dispatch(mailLinkCalls.endpoints.refuseLeadContact.initiate({ params: { token } }))).error as
      ApiError | undefined,
  words: {
    title: 'refusalTitle',
    text: 'refusalText',
    button: 'refusalAct',
    done: 'refusalDone',
    doneWhy: 'refusalDoneWhy',
    renew: 'refusalNew',
  },
};

const undoDeletion: LinkAction = {
  look: (token) => (dispatch) =>
    dispatch(
      mailLinkCalls.endpoints.getDeletionUndo.initiate({ params: { token } }, { subscribe: false, forceRefetch: true }),
    ),
  act: (token) => async (dispatch) =>
    (await dispatch(mailLinkCalls.endpoints.undoDeletion.initiate({ params: { token } }))).error as
      ApiError | undefined,
  words: {
    title: 'undoTitle',
    text: 'undoText',
    button: 'undoAct',
    done: 'undoDone',
    doneWhy: 'undoDoneWhy',
    renew: 'undoNew',
  },
};

const mergedLogin: LinkAction = {
  look: (token) => (dispatch) =>
    dispatch(
      mailLinkCalls.endpoints.getMergedLogin.initiate({ params: { token } }, { subscribe: false, forceRefetch: true }),
    ),
  act: (token) => async (dispatch) =>
    (await dispatch(mailLinkCalls.endpoints.confirmMergedLogin.initiate({ params: { token } }))).error as
      ApiError | undefined,
  words: {
    title: 'mergedTitle',
    text: 'mergedText',
    button: 'mergedAct',
    done: 'mergedDone',
    doneWhy: 'mergedDoneWhy',
    renew: 'mergedNew',
  },
};

/** Link actions whose page belongs to the shell, by purpose; `/verify-email/:token` implies `verify-email`. */
export const linkActions: Readonly<Record<string, LinkAction | undefined>> = {
  'verify-email': verifyEmail,
  'mail-change': changeMail,
  'undo-deletion': undoDeletion,
  'merged-login': mergedLogin,
  alert,
  inquiry,
  favourites,
  'refresh-listing': refreshListing,
  'lead-contact': leadContact,
  'lead-contact-refusal': leadContactRefusal,
};
