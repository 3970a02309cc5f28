import { useLanguage } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { useAddress, useNavigate } from '@porchlight/client/router';
import type { Suggestion } from '@porchlight/contracts/catalog';
import { Button, Combobox } from '@porchlight/ui';
import IconPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import { useRef, useState, type FormEvent } from 'react';
import { usePublicMessages, type PublicTranslate } from '../../messages/catalog.ts';
import { guessUrl, resolveSearchText, withQuery } from './resolve-search-text.ts';
import { optionId, useLocationOptions } from './location-options.ts';
import css from './location-search.module.css';
import { useSuggestions, type SuggestionState } from './use-suggestions.ts';

const noteText = ({ hasResponse, isFailed }: SuggestionState, t: PublicTranslate) =>
  isFailed ? t('searchFailed') : hasResponse ? t('noPlace') : undefined;

export interface LocationSearchProps {
  /** Initial text: the location of the page. */
  readonly location?: string | undefined;
  readonly size?: 'large' | undefined;
  /** Query carried over to a chosen location: the filters of the page. */
  readonly carriedQuery?: string | undefined;
}
type SubmitOptions = { readonly text: string; readonly carriedQuery: string; readonly go: (address: string) => void };

/** Resolves a submitted text; a later text or a chosen location cancels it. */
function useSubmit({ text, carriedQuery, go }: SubmitOptions) {
  const lang = useLanguage();
  const dispatch = useDispatch();
  const requestNumber = useRef(0);
  return {
    send: async () => {
      const ownNumber = ++requestNumber.current;
      const address = await resolveSearchText(text, lang, carriedQuery, dispatch);
      if (ownNumber === requestNumber.current) go(address);
    },
    cancel: () => {
      requestNumber.current += 1;
    },
  };
}

/** Location search with suggestions; without JavaScript a form that leads to the results. */
export function LocationSearch({ location = '', size, carriedQuery = '' }: LocationSearchProps) {
  const t = usePublicMessages();
  const navigate = useNavigate();
  const address = useAddress();
  const [typed, setTyped] = useState<string>();
  const text = typed ?? location;
  const suggesting = useSuggestions(text, typed !== undefined);
  const { suggestions, filters, isGuess } = suggesting;
  const options = useLocationOptions(suggestions, '');
  const go = (to: string) => {
    setTyped(undefined);
    navigate(to);
  };
  const { send, cancel } = useSubmit({ text: text.trim(), carriedQuery, go });
  const pick = (found: Suggestion | undefined) => {
    cancel();
    if (found)
      go(isGuess ? guessUrl(found, { filters }, text.trim(), carriedQuery) : withQuery(found.url, carriedQuery));
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (typed?.trim()) void send();
    else if (!location) navigate('/homes');
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
          suggesting.hasResponse
            ? t(isGuess && options.length > 0 ? 'guessCount' : 'suggestionCount', { count: options.length })
            : undefined
        }
        heading={isGuess && t('didYouMean')}
        note={noteText(suggesting, t)}
      />
      {size && (
        <Button type="submit" look="porch" className={css.button}>
          {t('searchButton')}
        </Button>
      )}
    </form>
  );
}
