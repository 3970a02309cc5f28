import { flash, useFormat, useMessages, usePermission } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { FormSection } from '@porchlight/console-ui';
import { RecordField, type OpenForm } from '@porchlight/resource-kit';
import { Button, LinkButton } from '@porchlight/ui';
import { postsMessages } from '../messages/catalog.ts';
import { posts } from '../post-screens.ts';
import css from './post-form.module.css';

type State = 'draft' | 'scheduled' | 'published';
const savedTexts = { draft: 'nowDraft', scheduled: 'nowScheduled', published: 'nowPublished' } as const;

/** State of a stored post, and the buttons that save it in another one. */
export function PublicationCard({ edited, record }: OpenForm) {
  const t = useMessages(postsMessages);
  const dispatch = useDispatch();
  const canModify = usePermission('modifyBlogs');
  if (!record) return null;
  const stored = record['state'] as State;
  const saveAs = async (state: State) => {
    edited.form.setFieldValue('state', state);
    if (await edited.save()) dispatch(flash({ type: 'success', text: t(savedTexts[state]) }));
    // What was refused is not sent again by the next save of the text.
    else edited.form.setFieldValue('state', stored);
  };
  const act = (state: State, text: 'publish' | 'schedule' | 'moveTime' | 'unpublish' | 'unschedule') => (
    <Button
      look={state === 'published' ? 'primary' : undefined}
      isBusy={edited.isBusy}
      onClick={() => void saveAs(state)}
    >
      {t(text)}
    </Button>
  );
  return (
    <FormSection title={t('publication')}>
      <div className={css.publication}>
        <PublicationState record={record} />
        {canModify && stored !== 'published' && (
          <>
            <div className={css.acts}>{act('published', 'publish')}</div>
            <RecordField screens={posts} edited={edited} name="publishedAt" />
          </>
        )}
        {canModify && (
          <div className={css.acts}>
            {stored !== 'published' && act('scheduled', stored === 'draft' ? 'schedule' : 'moveTime')}
            {stored === 'scheduled' && act('draft', 'unschedule')}
            {stored === 'published' && act('draft', 'unpublish')}
          </div>
        )}
      </div>
    </FormSection>
  );
}

/** What readers see of a post, with the link to its page. */
function PublicationState({ record }: { readonly record: NonNullable<OpenForm['record']> }) {
  const t = useMessages(postsMessages);
  const format = useFormat();
  const state = record['state'] as State;
  const time = record['publishedAt'] ? format.date(String(record['publishedAt']), 'short') : '';
  return (
    <>
      <p>{state === 'draft' ? t('isDraft') : t(state === 'scheduled' ? 'isScheduled' : 'isPublished', { time })}</p>
      {state === 'published' && (
        <div className={css.acts}>
          <LinkButton to={`/guides/${String(record['slug'])}`}>{t('openPage')}</LinkButton>
        </div>
      )}
    </>
  );
}
