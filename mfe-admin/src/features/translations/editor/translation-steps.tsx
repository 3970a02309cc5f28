import { useMessages } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import type { Translation } from '@porchlight/contracts/content';
import { LinkButton } from '@porchlight/ui';
import { useEffect, useRef, useState } from 'react';
import css from '../translations.module.css';
import { translationsMessages } from '../messages/catalog.ts';
import type { DeskAddress, RecordKey } from '../use-desk-address.ts';

const keyOf = { previous: 'PageUp', next: 'PageDown' } as const;

/** Links to the records of the list before and after the open one, with a key each. */
export function TranslationSteps({
  open,
  translations,
  address,
}: {
  readonly open: RecordKey;
  readonly translations: readonly Translation[];
  readonly address: DeskAddress;
}) {
  const t = useMessages(translationsMessages);
  const nav = useRef<HTMLElement>(null);
  const at = translations.findIndex(({ kind, id }) => kind === open.kind && id === open.id);
  // A translated record has left the list: the one after it has its place.
  const isListed = at >= 0;
  const [place, setPlace] = useState(at);
  if (isListed && at !== place) setPlace(at);
  const steps = { previous: translations[place - 1], next: translations[isListed ? at + 1 : Math.max(0, place)] };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!event.altKey) return;
      const link = nav.current?.querySelector<HTMLElement>(`[aria-keyshortcuts="Alt+${event.key}"]`);
      if (!link) return;
      event.preventDefault();
      // A click, so that unsaved changes are asked about.
      link.click();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <nav ref={nav} aria-label={t('steps')} className={css.steps} title={t('keys')}>
      {(['previous', 'next'] as const).map((step) => {
        const record = steps[step];
        return (
          record && (
            <LinkButton
              key={step}
              look="quiet"
              link={Link}
              to={address.addressOf(record)}
              aria-keyshortcuts={`Alt+${keyOf[step]}`}
            >
              {t(step)}
            </LinkButton>
          )
        );
      })}
    </nav>
  );
}
