import { useFormat } from '@porchlight/client';
import type { Suggestion } from '@porchlight/contracts/catalog';
import type { ComboboxOption, IconDrawing } from '@porchlight/ui';
import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuildingCommunity.mjs';
import IconMailbox from '@tabler/icons-react/dist/esm/icons/IconMailbox.mjs';
import IconMap from '@tabler/icons-react/dist/esm/icons/IconMap2.mjs';
import IconPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import { usePublicMessages } from '../../messages/catalog.ts';

type Kind = Suggestion['kind'];
const icons: Readonly<Record<Kind, IconDrawing>> = {
  city: IconPin,
  metro: IconMap,
  province: IconMap,
  neighbourhood: IconPin,
  building: IconBuilding,
  postal: IconMailbox,
};
const kindMessageKeys = {
  city: 'kindCity',
  metro: 'kindMetro',
  province: 'kindProvince',
  neighbourhood: 'kindNeighbourhood',
  building: 'kindBuilding',
  postal: 'kindPostal',
} as const satisfies Record<Kind, string>;

/** Returns the unique id of an option. */
export const optionId = ({ kind, id }: Suggestion): string => `${kind}-${id}`;

/** Returns the locations as combobox options: name, kind and number of listings. */
export function useLocationOptions(suggestions: readonly Suggestion[], filterSummary: string): ComboboxOption[] {
  const t = usePublicMessages();
  const format = useFormat();
  return suggestions.map((location) => {
    const { kind, name, province, count } = location;
    const label = kind === 'province' || !province ? name : `${name}, ${province}`;
    return {
      id: optionId(location),
      label,
      hint: filterSummary ? `${t(kindMessageKeys[kind])} · ${filterSummary}` : t(kindMessageKeys[kind]),
      aside: format.number(count),
      icon: icons[kind],
    };
  });
}
