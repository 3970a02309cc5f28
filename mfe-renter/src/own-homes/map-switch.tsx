import { Chip } from '@porchlight/ui';
import IconMap from '@tabler/icons-react/dist/esm/icons/IconMap2.mjs';
import { useOwnWords } from '../words/own/catalogue.ts';

/** Shows the map above the list, or puts it away. */
export const MapSwitch = ({ isOn, onChange }: { readonly isOn: boolean; readonly onChange: (isOn: boolean) => void }) =>
  <Chip icon={IconMap} isOn={isOn} aria-pressed={isOn} onClick={() => onChange(!isOn)}>{useOwnWords()('map')}</Chip>;
