import { useMessages } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { leadLists, type LeadCounts, type LeadList } from '@porchlight/contracts/catalog';
import { ChipLink } from '@porchlight/ui';
import { useEffect, useRef } from 'react';
import { queryOf, type LeadsAddress } from '../leads-address.ts';
import { leadsMessages } from '../messages/catalog.ts';
import css from './list.module.css';

/** Spam comes last. */
const chips: readonly LeadList[] = [...leadLists.filter((list) => list !== 'spam'), 'spam'];

interface Props {
  readonly address: LeadsAddress;
  /** Undefined while they are loaded. */
  readonly counts: LeadCounts | undefined;
}

/** Links to the lists with the numbers of their leads; the current one is in sight. The filters stay. */
export function ListChips({ address: { list: current, filters }, counts }: Props) {
  const t = useMessages(leadsMessages);
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const chip = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (nav.current && chip)
      nav.current.scrollLeft = chip.offsetLeft - (nav.current.clientWidth - chip.offsetWidth) / 2;
  }, [current]);
  return (
    <nav ref={nav} aria-label={t('lists')} className={css.lists}>
      <ul>
        {chips.map((list) => (
          <li key={list}>
            <ChipLink link={Link} to={`?${queryOf({ list, filters })}`} isOn={list === current}>
              {t(`list.${list}`)} <span className={css.count}>{counts?.[list] ?? '–'}</span>
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
