import { useWords } from '@porchlight/client';
import type { ListingCard } from '@porchlight/contracts/catalog';
import { classNames, Icon } from '@porchlight/ui';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconEqual from '@tabler/icons-react/dist/esm/icons/IconEqual.mjs';
import { homeWords } from '../words/catalogue.ts';
import css from './against-area.module.css';

/** A rent within this share of the area's is about the same. */
const about = 0.03;
const looks = {
  below: { word: 'areaBelow', icon: IconArrowDown },
  about: { word: 'areaAbout', icon: IconEqual },
  above: { word: 'areaAbove', icon: IconArrowUp },
} as const;

/** How a rent stands to the median of the area: on which side, and by what share of it. */
export function againstArea(
  rent: number,
  median: number,
): { readonly side: keyof typeof looks; readonly share: number } {
  const difference = rent / median - 1;
  const share = Math.abs(difference);
  if (share < about) return { side: 'about', share };
  return { side: difference < 0 ? 'below' : 'above', share };
}

/** '8% below the area’s rents', in words and with an arrow; nothing where too few homes are known. */
export function AgainstArea({
  home: { rent, areaMedian },
  className,
}: {
  readonly home: Pick<ListingCard, 'rent' | 'areaMedian'>;
  readonly className?: string | undefined;
}) {
  const t = useWords(homeWords);
  if (areaMedian === undefined) return null;
  const { side, share } = againstArea(rent, areaMedian);
  const { word, icon } = looks[side];
  return (
    <p className={classNames(css.line, side === 'below' && css.below, className)}>
      <Icon of={icon} size={16} />
      {t(word, { share: Math.round(share * 100) / 100 })}
    </p>
  );
}
