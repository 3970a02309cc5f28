import { useSearchParams } from '@porchlight/client/router';
import { Chip } from '@porchlight/ui';
import IconMap from '@tabler/icons-react/dist/esm/icons/IconMap2.mjs';
import { useOwnMessages } from './messages/catalog.ts';

/** Returns whether the URL shows the map above the list, and a setter. */
export function useMapSwitch(): readonly [boolean, (isOn: boolean) => void] {
  const [query, setQuery] = useSearchParams();
  const setMapVisible = (isOn: boolean) =>
    setQuery(
      (now) => {
        if (isOn) now.set('view', 'map');
        else now.delete('view');
        return now;
      },
      { replace: true },
    );
  return [query.get('view') === 'map', setMapVisible];
}

/** Renders the switch that shows or hides the map. */
export function MapSwitch() {
  const [isOn, setMapVisible] = useMapSwitch();
  return (
    <Chip icon={IconMap} isOn={isOn} onClick={() => setMapVisible(!isOn)}>
      {useOwnMessages()('map')}
    </Chip>
  );
}
