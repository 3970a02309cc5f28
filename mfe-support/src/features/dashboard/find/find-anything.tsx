import { useMessages } from '@porchlight/client';
import { useSelector } from '@porchlight/client/redux';
import { useNavigate } from '@porchlight/client/router';
import { supportSearchLength } from '@porchlight/contracts/catalog';
import { Button, Card, TextInput } from '@porchlight/ui';
import { useState, type SubmitEvent } from 'react';
import type { GivenSearch } from '../../../shared/lists/given-search.ts';
import css from '../../../shared/lists/lists.module.css';
import { findMessages } from './messages/catalog.ts';
import { searches, searchPathOf } from './search-of.ts';

/** One field that leads to the search of users, companies or listings, which starts with the text. */
export function FindAnything() {
  const t = useMessages(findMessages);
  const navigate = useNavigate();
  const permissions = useSelector(({ session }) => session.permissions);
  const [text, setText] = useState('');
  const [isTooShort, setTooShort] = useState(false);
  if (!searches.some(({ permission }) => permissions?.[permission])) return null;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const search = text.trim();
    setTooShort(search.length < supportSearchLength.min);
    if (search.length < supportSearchLength.min) return;
    const path = searchPathOf(search, (permission) => permissions?.[permission] === true);
    if (path !== undefined) navigate(path, { state: { search } satisfies GivenSearch });
  };
  return (
    <Card isPadded>
      <form role="search" className={css.form} onSubmit={submit}>
        <TextInput
          label={t('label')}
          hint={t('hint')}
          type="search"
          autoComplete="off"
          maxLength={supportSearchLength.max}
          value={text}
          error={isTooShort ? t('tooShort', { min: supportSearchLength.min }) : undefined}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" look="primary">
          {t('submit')}
        </Button>
      </form>
    </Card>
  );
}
