import { useFormat, useMessages } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import type { LandlordActivity, LandlordActivityKind } from '@porchlight/contracts/catalog';
import { Icon, type IconDrawing } from '@porchlight/ui';
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import IconCoin from '@tabler/icons-react/dist/esm/icons/IconCoin.mjs';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import type { ReactNode } from 'react';
import css from './activities.module.css';
import { activityMessages } from './messages/catalog.ts';

const icons: Readonly<Record<LandlordActivityKind, IconDrawing>> = {
  lead: IconMessage,
  live: IconEye,
  off: IconEyeOff,
  rent: IconCoin,
  edit: IconPencil,
  scheduled: IconCalendar,
  created: IconPlus,
};

/** Returns the message of an edit that changed more than details, and undefined for another one. */
function editKeyOf(fields: readonly string[]): 'edit.status' | 'edit.photos' | undefined {
  if (fields.includes('photos')) return 'edit.photos';
  return fields.length === 1 && fields[0] === 'status' ? 'edit.status' : undefined;
}

/** Returns what happened in words: 'Rent changed from $1,800 to $1,750 a month'. */
function useActivityText({ kind, lead, rent, fields = [] }: LandlordActivity): string {
  const t = useMessages(activityMessages);
  const format = useFormat();
  const editKey = kind === 'edit' ? editKeyOf(fields) : undefined;
  if (editKey) return t(editKey, { others: fields.length - 1 });
  return t(`kind.${kind}`, {
    name: lead?.firstName ?? '',
    old: rent ? format.money(rent.old, rent.currency) : '',
    new: rent ? format.money(rent.new, rent.currency) : '',
    count: fields.length,
  });
}

/** Something that happened to a listing; a lead links to its conversation, the title to the listing. */
export function ActivityRow({
  activity,
  time,
}: {
  readonly activity: LandlordActivity;
  /** When it happened, as the list shows it. */
  readonly time: ReactNode;
}) {
  const text = useActivityText(activity);
  const { kind, at, lead, listing } = activity;
  return (
    <li className={css.row}>
      <span className={css.icon}>
        <Icon of={icons[kind]} />
      </span>
      <p className={css.texts}>
        {lead ? <Link to={`/portal/leads/${lead.id}`}>{text}</Link> : <strong>{text}</strong>}
        <Link to={`/portal/listings/${listing.id}`} lang={listing.lang} className={css.listing}>
          {listing.title}
        </Link>
      </p>
      <time dateTime={at} className={css.time}>
        {time}
      </time>
    </li>
  );
}
