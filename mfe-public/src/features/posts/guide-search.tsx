import { useLanguage } from '@porchlight/client';
import { useNavigate, useParams } from '@porchlight/client/router';
import { inLanguage } from '@porchlight/contracts';
import { Button, TextInput } from '@porchlight/ui';
import { useState, type FormEvent } from 'react';
import { postsAddress } from './posts-page.ts';
import css from './posts.module.css';
import { usePostsWords } from './words/catalogue.ts';

/** Words to look for in the guides of this topic; a plain form, so that it works before and without scripts. */
export function GuideSearch({ q }: { readonly q: string }) {
  const t = usePostsWords();
  const params = useParams();
  const navigate = useNavigate();
  const [text, setText] = useState(q);
  const search = (event: FormEvent) => {
    event.preventDefault();
    void navigate(postsAddress(params, { q: text.trim() }));
  };
  return (
    <form
      role="search"
      method="get"
      action={inLanguage(postsAddress(params, {}), useLanguage())}
      className={css.search}
      onSubmit={search}
    >
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
