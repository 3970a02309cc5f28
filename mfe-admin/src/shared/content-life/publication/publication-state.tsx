import { useMessages } from '@porchlight/client';
import { useZonedTime } from '@porchlight/client/consoles';
import { LinkButton } from '@porchlight/ui';
import { browserTimeZone } from '../browser-time-zone.ts';
import type { LivingRecord } from '../content-life.ts';
import { contentLifeMessages } from '../messages/catalog.ts';
import css from '../content-life.module.css';

const texts = { draft: 'isDraft', scheduled: 'isScheduled', published: 'isPublished', changed: 'isChanged' } as const;

/** What visitors see of a record, with the link to its page. */
export function PublicationState({ life, record }: LivingRecord) {
  const t = useMessages(contentLifeMessages);
  const { time } = useZonedTime(browserTimeZone());
  const state = record['state'] as keyof typeof texts;
  const publishedAt = record['publishedAt'] as string | undefined;
  const at = state === 'changed' ? ((record['revisedAt'] as string | undefined) ?? publishedAt) : publishedAt;
  return (
    <>
      <p>{t(texts[state], { time: at ? time(at) : '' })}</p>
      {(state === 'published' || state === 'changed') && (
        <div className={css.acts}>
          <LinkButton to={life.pathOf(record)}>{t('openPage')}</LinkButton>
        </div>
      )}
    </>
  );
}
