import { useMessages } from '@porchlight/client';
import { useZonedTime } from '@porchlight/client/consoles';
import type { AnyRecord } from '@porchlight/resource-kit';
import { LinkButton } from '@porchlight/ui';
import { browserTimeZone } from '../browser-time-zone.ts';
import { postsMessages } from '../messages/catalog.ts';
import css from './post-form.module.css';

const texts = { draft: 'isDraft', scheduled: 'isScheduled', published: 'isPublished', changed: 'isChanged' } as const;

/** What readers see of a post, with the link to its page. */
export function PublicationState({ record }: { readonly record: AnyRecord }) {
  const t = useMessages(postsMessages);
  const { time } = useZonedTime(browserTimeZone());
  const state = record['state'] as keyof typeof texts;
  const publishedAt = record['publishedAt'] as string | undefined;
  const at = state === 'changed' ? ((record['revisedAt'] as string | undefined) ?? publishedAt) : publishedAt;
  return (
    <>
      <p>{t(texts[state], { time: at ? time(at) : '' })}</p>
      {(state === 'published' || state === 'changed') && (
        <div className={css.acts}>
          <LinkButton to={`/guides/${String(record['slug'])}`}>{t('openPage')}</LinkButton>
        </div>
      )}
    </>
  );
}
