import { useMessages } from '@porchlight/client';
import type { ListingCard } from '@porchlight/contracts/catalog';
import { classNames, Icon } from '@porchlight/ui';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconEqual from '@tabler/icons-react/dist/esm/icons/IconEqual.mjs';
import { cardMessages } from '../messages/catalog.ts';
import css from './area-comparison.module.css';

/** A rent within this fraction of the area's median counts as about the same. */
const tolerance = 0.03;
const looks = {
  below: { word: 'areaBelow', icon: IconArrowDown },
  about: { word: 'areaAbout', icon: IconEqual },
  above: { word: 'areaAbove', icon: IconArrowUp },
} as const;

/** Compares a rent with the median of the area: the side, and the difference as a fraction of the median. */
export function compareToArea(
  rent: number,
  median: number,
): { readonly side: keyof typeof looks; readonly share: number } {
  const difference = rent / median - 1;
  const share = Math.abs(difference);
  if (share < tolerance) return { side: 'about', share };
  return { side: difference < 0 ? 'below' : 'above', share };
}

/** Comparison as text with an arrow ("8% below the area’s rents"); renders nothing without a median. */
export function AreaComparison({
  listing: { rent, areaMedian },
  className,
}: {
  readonly listing: Pick<ListingCard, 'rent' | 'areaMedian'>;
  readonly className?: string | undefined;
}) {
  const t = useMessages(cardMessages);
  if (areaMedian === undefined) return null;
  const { side, share } = compareToArea(rent, areaMedian);
  const { word, icon } = looks[side];
  return (
    <p className={classNames(css.line, side === 'below' && css.below, className)}>
      <Icon of={icon} size={16} />
      {t(word, { share: Math.round(share * 100) / 100 })}
    </p>
  );
}
