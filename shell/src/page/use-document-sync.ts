import { flash, pageChanged, useLanguage, type ApiError, type ShellRole } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { useEffect } from 'react';
import { useSiteSettings } from './use-site-settings.ts';

const minute = 60_000;

/**
 * Synchronizes the document with the state: role class, language, current time after hydration, and a failure of the
 * site settings.
 */
export function useDocumentSync(role: ShellRole): void {
  const dispatch = useDispatch();
  const language = useLanguage();
  const { error } = useSiteSettings();
  useEffect(() => {
    document.body.classList.remove(...[...document.body.classList].filter((name) => name.startsWith('role-')));
    document.body.classList.add(`role-${role}`);
  }, [role]);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  useEffect(() => {
    const refresh = () => {
      dispatch(
        pageChanged({ now: new Date().toISOString(), timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone }),
      );
    };
    refresh();
    const timer = setInterval(refresh, 5 * minute);
    return () => {
      clearInterval(timer);
    };
  }, [dispatch]);
  const message = (error as ApiError | undefined)?.message;
  useEffect(() => {
    if (message) dispatch(flash({ type: 'error', text: message }));
  }, [message, dispatch]);
}
