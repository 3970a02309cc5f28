import { useLanguage } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { useAddress, useNavigate } from '@porchlight/client/router';
import type { Suggestion } from '@porchlight/contracts/catalog';
import { Button, Combobox } from '@porchlight/ui';
import IconPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import { useRef, useState, type FormEvent } from 'react';
import { usePublicWords, type PublicTranslate } from '../words/catalogue.ts';
import { addressOfGuess, addressOfText, withKept } from './find-place.ts';
import { optionId, usePlaceOptions } from './place-options.ts';
import css from './place-search.module.css';
import { useSuggestions, type Suggesting } from './use-suggestions.ts';

const noteOf = ({ isAnswered, isFailed }: Suggesting, t: PublicTranslate) =>
  isFailed ? t('searchFailed') : isAnswered ? t('noPlace') : undefined;

export interface PlaceSearchProps {
  /** What stands in the field at first: the place of the page. */
  readonly place?: string | undefined;
  readonly size?: 'large' | undefined;
  /** Query text that a chosen place keeps: the filters of the page. */
  readonly keeps?: string | undefined;
}
type Goal = { readonly text: string; readonly keeps: string; readonly go: (address: string) => void };

/** Sends a text to its place; while one is looked for, a later text or a chosen place makes it void. */
function useSend({ text, keeps, go }: Goal) {
  const lang = useLanguage();
  const dispatch = useDispatch();
  const turn = useRef(0);
  return {
    send: async () => {
      const mine = ++turn.current;
      const address = await addressOfText(text, lang, keeps, dispatch);
      if (mine === turn.current) go(address);
    },
    drop: () => {
      turn.current += 1;
    },
  };
}

/** The search for a place, with suggestions; without script it is a form that goes to the results. */
export function PlaceSearch({ place = '', size, keeps = '' }: PlaceSearchProps) {
  const t = usePublicWords();
  const navigate = useNavigate();
  const address = useAddress();
  const [typed, setTyped] = useState<string>();
  const text = typed ?? place;
  const suggesting = useSuggestions(text, typed !== undefined);
  const { suggestions, filters, isGuess } = suggesting;
  const options = usePlaceOptions(suggestions, '');
  const go = (to: string) => {
    setTyped(undefined);
    navigate(to);
  };
  const { send, drop } = useSend({ text: text.trim(), keeps, go });
  const pick = (found: Suggestion | undefined) => {
    drop();
    if (found) go(isGuess ? addressOfGuess(found, { filters }, text.trim(), keeps) : withKept(found.url, keeps));
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (typed?.trim()) void send();
    else if (!place) navigate('/homes');
  };
  return (
    <form action={address('/homes')} method="get" role="search" className={css.form} onSubmit={onSubmit}>
      <Combobox
        className={css.box}
        label={t('searchLabel')}
        placeholder={t('searchPlaceholder')}
        name="q"
        text={text}
        onText={setTyped}
        icon={IconPin}
        size={size}
        options={options}
        onPick={(id) => pick(suggestions.find((one) => optionId(one) === id))}
        status={
          suggesting.isAnswered
            ? t(isGuess && options.length > 0 ? 'guessCount' : 'suggestionCount', { count: options.length })
            : undefined
        }
        heading={isGuess && t('didYouMean')}
        note={noteOf(suggesting, t)}
      />
      {size && (
        <Button type="submit" look="porch" className={css.button}>
          {t('searchButton')}
        </Button>
      )}
    </form>
  );
}
