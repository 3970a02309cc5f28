import { useAddress, useNavigate, useParams } from '@porchlight/client/router';
import { Button, TextInput } from '@porchlight/ui';
import { useState, type FormEvent } from 'react';
import { postsUrl } from './posts-page.ts';
import css from './posts.module.css';
import { usePostsMessages } from './messages/catalog.ts';

/** Search form over the guides of the current category; a native form, so that it works without JavaScript. */
export function GuideSearch({ q }: { readonly q: string }) {
  const t = usePostsMessages();
  const params = useParams();
  const navigate = useNavigate();
  const address = useAddress();
  const [text, setText] = useState(q);
  const search = (event: FormEvent) => {
    event.preventDefault();
    void navigate(postsUrl(params, { q: text.trim() }));
  };
  return (
    <form role="search" method="get" action={address(postsUrl(params, {}))} className={css.search} onSubmit={search}>
      <TextInput
        type="search"
        name="q"
        label={t('guideSearch')}
        isLabelHidden
        placeholder={t('guideSearch')}
        maxLength={100}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit">{t('guideSearchAct')}</Button>
    </form>
  );
}
