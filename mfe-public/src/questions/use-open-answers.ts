import { useEffect } from 'react';

const answers = () => [...document.querySelectorAll<HTMLDetailsElement>('details[id^="faq-"]')];

/** Opens the answer that the address points at. For paper all of them open, and those that were closed close again. */
export function useOpenAnswers(isShown: boolean): void {
  useEffect(() => {
    const openTarget = () => {
      const target = answers().find(({ id }) => `#${id}` === window.location.hash);
      if (target) {
        target.open = true;
        target.scrollIntoView();
      }
    };
    let closed: readonly HTMLDetailsElement[] = [];
    const openAll = () => {
      closed = answers().filter(({ open }) => !open);
      for (const answer of closed) answer.open = true;
    };
    const closeAgain = () => {
      for (const answer of closed) answer.open = false;
    };
    openTarget();
    window.addEventListener('hashchange', openTarget);
    window.addEventListener('beforeprint', openAll);
    window.addEventListener('afterprint', closeAgain);
    return () => {
      window.removeEventListener('hashchange', openTarget);
      window.removeEventListener('beforeprint', openAll);
      window.removeEventListener('afterprint', closeAgain);
    };
  }, [isShown]);
}
