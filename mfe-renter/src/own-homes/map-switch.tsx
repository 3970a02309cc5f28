import { useSearchParams } from '@porchlight/client/router';
import { Chip } from '@porchlight/ui';
import IconMap from '@tabler/icons-react/dist/esm/icons/IconMap2.mjs';
import { useOwnWords } from './words/catalogue.ts';

/** Whether the address asks for the map above the list, and the way to have it or put it away. */
export function useMapSwitch(): readonly [boolean, (isOn: boolean) => void] {
  const [query, setQuery] = useSearchParams();
  const put = (isOn: boolean) =>
    setQuery(
      (now) => {
        if (isOn) now.set('view', 'map');
        else now.delete('view');
        return now;
      },
      { replace: true },
    );
  return [query.get('view') === 'map', put];
}

/** Shows the map above the list, or puts it away. */
export function MapSwitch() {
  const [isOn, put] = useMapSwitch();
  return (
    <Chip icon={IconMap} isOn={isOn} onClick={() => put(!isOn)}>
      {useOwnWords()('map')}
    </Chip>
  );
}
