import { useMessages } from '@porchlight/client';
import { RecordField, type OpenForm } from '@porchlight/resource-kit';
import { postsMessages } from '../messages/catalog.ts';
import { posts } from '../post-screens.ts';
import { CoverField } from './cover-field.tsx';
import css from './post-form.module.css';

/** Fields of a post: its text, then what lists and addresses show of it. The publication is a card of its own. */
export function PostFields({ edited }: Pick<OpenForm, 'edited'>) {
  const t = useMessages(postsMessages);
  const field = (name: string) => <RecordField key={name} screens={posts} edited={edited} name={name} />;
  return (
    <>
      {['headline', 'summary', 'body', 'slug', 'category', 'author'].map(field)}
      <CoverField edited={edited} />
      <fieldset className={css.place}>
        <legend>{t('place')}</legend>
        <p>{t('placeHint')}</p>
        <div>{['province', 'place'].map(field)}</div>
      </fieldset>
      {['searchTitle', 'searchDescription', 'isIndexed'].map(field)}
    </>
  );
}
