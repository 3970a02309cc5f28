import { useEffect } from 'react';

const answerElements = () => [...document.querySelectorAll<HTMLDetailsElement>('details[id^="faq-"]')];

/** Opens the answer named by the URL fragment. Opens all answers for printing and closes them afterwards. */
export function useOpenAnswers(isShown: boolean): void {
  useEffect(() => {
    const openTarget = () => {
      const target = answerElements().find(({ id }) => `#${id}` === window.location.hash);
      if (target) {
        target.open = true;
        target.scrollIntoView();
      }
    };
    let closed: readonly HTMLDetailsElement[] = [];
    const openAll = () => {
      closed = answerElements().filter(({ open }) => !open);
      for (const answer of closed) answer.open = true;
    };
    const restoreClosed = () => {
      for (const answer of closed) answer.open = false;
    };
    openTarget();
    window.addEventListener('hashchange', openTarget);
    window.addEventListener('beforeprint', openAll);
    window.addEventListener('afterprint', restoreClosed);
    return () => {
      window.removeEventListener('hashchange', openTarget);
      window.removeEventListener('beforeprint', openAll);
      window.removeEventListener('afterprint', restoreClosed);
    };
  }, [isShown]);
}
