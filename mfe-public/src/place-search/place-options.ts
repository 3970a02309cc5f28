import { useFormat } from '@porchlight/client';
import type { Suggestion } from '@porchlight/contracts/catalog';
import type { ComboboxOption, IconDrawing } from '@porchlight/ui';
import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuildingCommunity.mjs';
import IconMailbox from '@tabler/icons-react/dist/esm/icons/IconMailbox.mjs';
import IconMap from '@tabler/icons-react/dist/esm/icons/IconMap2.mjs';
import IconPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import { usePublicWords } from '../words/catalogue.ts';

type Kind = Suggestion['kind'];
const icons: Readonly<Record<Kind, IconDrawing>> = {
  city: IconPin,
  metro: IconMap,
  province: IconMap,
  neighbourhood: IconPin,
  building: IconBuilding,
  postal: IconMailbox,
};
const kindWords = {
  city: 'kindCity',
  metro: 'kindMetro',
  province: 'kindProvince',
  neighbourhood: 'kindNeighbourhood',
  building: 'kindBuilding',
  postal: 'kindPostal',
} as const satisfies Record<Kind, string>;

/** How an option is told from another. */
export const optionId = ({ kind, id }: Suggestion): string => `${kind}-${id}`;

/** Places as options of the search box: what they are, where they lie, how many homes they have. */
export function usePlaceOptions(suggestions: readonly Suggestion[], wishes: string): ComboboxOption[] {
  const t = usePublicWords();
  const format = useFormat();
  return suggestions.map((place) => {
    const { kind, name, province, count } = place;
    const label = kind === 'province' || !province ? name : `${name}, ${province}`;
    return {
      id: optionId(place),
      label,
      hint: wishes ? `${t(kindWords[kind])} · ${wishes}` : t(kindWords[kind]),
      aside: format.number(count),
      icon: icons[kind],
    };
  });
}
