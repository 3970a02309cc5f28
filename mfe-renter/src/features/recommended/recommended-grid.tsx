import { api, flash, useFormat } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { Link } from '@porchlight/client/router';
import type { RecommendedListing } from '@porchlight/contracts/catalog';
import { CardGrid, ListingCard } from '@porchlight/listing-ui';
import { Badge, Button, LinkButton } from '@porchlight/ui';
import IconThumbDown from '@tabler/icons-react/dist/esm/icons/IconThumbDown.mjs';
import { useState } from 'react';
import { useOwnWords } from '../../words/own/catalogue.ts';
import css from '../../own-homes/own-homes.module.css';
import { useSeen } from './use-seen.ts';

/** Recommended homes; one that was sent away stays in its place with Undo until the list is asked for again. */
export function RecommendedGrid({ homes }: { readonly homes: readonly RecommendedListing[] }) {
  const t = useOwnWords();
  const dispatch = useDispatch();
  const [send] = api.useRemoveRecommendedMutation();
  const [away, setAway] = useState<ReadonlySet<string>>(new Set());
  const mark = (id: string, isAway: boolean) => setAway((now) => new Set(isAway ? [...now, id] : [...now].filter((one) => one !== id)));
  const move = async (id: string, isAway: boolean) => {
    mark(id, isAway);
    const answer = await send({ params: { id }, body: { active: isAway ? 1 : 0 } });
    if (!answer.error) return;
    mark(id, !isAway);
    dispatch(flash({ type: 'error', text: t('sendAwayFailed') }));
  };
  return (
    <CardGrid>
      {homes.map((home, at) => (
        <li key={home.id}>
          {away.has(home.id)
            ? <div className={css.gone} role="status"><p>{t('sentAway')}</p><Button onClick={() => void move(home.id, false)}>{t('undo')}</Button></div>
            : <Recommended home={home} isFirst={at < 2} onAway={() => void move(home.id, true)} />}
        </li>
      ))}
    </CardGrid>
  );
}

function Recommended({ home, isFirst, onAway }: { readonly home: RecommendedListing; readonly isFirst: boolean; readonly onAway: () => void }) {
  const t = useOwnWords();
  const ref = useSeen<HTMLDivElement>(home.id, home.isNew);
  const why = useWhy(home);
  return (
    <div ref={ref}>
      <ListingCard home={home} isFirst={isFirst} foot={(
        <div className={css.foot}>
          {home.isNew && <Badge tone="brand">{t('newMark')}</Badge>}
          {why && <p>{t('why', { reasons: why })}</p>}
          <LinkButton look="primary" size="small" link={Link} to={home.url}>{t('sendInquiry')}</LinkButton>
          <Button look="quiet" size="small" icon={IconThumbDown} onClick={onAway}>{t('notForMe')}</Button>
        </div>
      )} />
    </div>
  );
}

/** Why a home is recommended, in words; empty where nothing can be said. */
function useWhy({ why, nearPlace }: RecommendedListing): string {
  const t = useOwnWords();
  const format = useFormat();
  const words = { 'near-places': nearPlace ? t('nearPlaces', { place: nearPlace }) : t('nearYourPlaces'), 'like-picks': t('likePicks'), 'in-budget': t('inBudget') } as const;
  return why.length > 0 ? format.list(why.map((reason) => words[reason])) : '';
}
